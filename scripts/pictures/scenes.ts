import type { Page } from '@playwright/test'
import { exampleText as detectorText } from '../../web/domains/detector/check/examples.ts'
import { exampleText as humanizerText } from '../../web/domains/humanizer/examples.ts'
import { machineDraft } from '../seed/tool-texts.ts'
import { accountScenes } from './account-scenes.ts'
import type { Scene } from './scene.ts'
import { settingsScenes } from './settings-scenes.ts'
import { checkText, humanize } from './use-tools.ts'

const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' })

async function send(page: Page, text: string): Promise<void> {
  await message(page).fill(text)
  await message(page).press('Enter')
}

const never = () => new Promise<void>(() => {})
const refuse = (status: number, body: object) => (page: Page) =>
  page.route('**/api/chat', (route) => route.fulfill({ status, json: body }))

const visitorScenes: Scene[] = [
  { name: 'landing', who: 'visitor', at: '/' },
  { name: 'terms', who: 'visitor', at: '/terms' },
  { name: 'privacy', who: 'visitor', at: '/privacy' },
  { name: 'not-found', who: 'visitor', at: '/no-such-page' },
  { name: 'server-fault', who: 'visitor', at: '/500' },
  { name: 'offline-page', who: 'visitor', at: '/offline' },
  { name: 'local-mailbox', who: 'visitor', at: '/local/mail' },
  { name: 'detector-visitor', who: 'visitor', at: '/ai-detector' },
  { name: 'detector-visitor-result', who: 'visitor', at: '/ai-detector', act: (page) => checkText(page) },
  { name: 'humanizer-visitor', who: 'visitor', at: '/ai-humanizer' },
]

const emptyScenes: Scene[] = [
  { name: 'chat-empty', who: 'empty', at: '/chat/new' },
  { name: 'detector-empty', who: 'empty', at: '/ai-detector' },
  { name: 'humanizer-empty', who: 'empty', at: '/ai-humanizer' },
]

const chatScenes: Scene[] = [
  { name: 'chat-new', who: 'full', at: '/chat/new' },
  { name: 'chat', who: 'full', at: 'chat:Tides and the moon' },
  { name: 'chat-humanized', who: 'full', at: 'chat:Cover letter' },
  { name: 'chat-proofread', who: 'full', at: 'chat:Proofread' },
  { name: 'chat-long-message', who: 'full', at: 'chat:What the licence' },
  { name: 'chat-long-title', who: 'full', at: 'chat:A very long title' },
  { name: 'chat-german-word', who: 'full', at: 'chat:Kraftfahrzeug' },
  { name: 'chat-stopped', who: 'full', at: 'chat:Packing list' },
  { name: 'chat-reply-failed', who: 'full', at: 'chat:Names for a boat' },
  { name: 'chat-interrupted', who: 'full', at: 'chat:Speech for Ruth' },
  { name: 'chat-archive', who: 'full', at: '/chat/new', widths: [1440], act: openArchive },
  { name: 'chat-not-found', who: 'full', at: '/chat/00000000-0000-4000-8000-000000000000' },
  {
    name: 'chat-loading',
    who: 'full',
    at: 'chat:Tides and the moon',
    before: (page) => page.route('**/api/chats/*', never),
  },
  {
    name: 'chat-waiting',
    who: 'full',
    at: 'chat:Haiku',
    before: (page) => page.route('**/api/chat', never),
    act: (page) => send(page, 'And one about the river?'),
  },
  {
    name: 'chat-send-failed',
    who: 'full',
    at: 'chat:Haiku',
    before: (page) => page.route('**/api/chat', (route) => route.abort()),
    act: (page) => send(page, 'And one about the river?'),
  },
  {
    name: 'chat-out-of-words',
    who: 'full',
    at: 'chat:Haiku',
    before: refuse(402, { error: 'Out of Words', code: 'out_of_words' }),
    act: (page) => send(page, 'And one about the river?'),
  },
  {
    name: 'chat-offline',
    who: 'full',
    at: 'chat:Haiku',
    async act(page) {
      await page.context().setOffline(true)
      await message(page).fill('And one about the river?')
    },
  },
  {
    name: 'chat-check',
    who: 'full',
    at: 'chat:Haiku',
    async act(page) {
      await message(page).fill(machineDraft)
      await page.getByRole('button', { name: 'Check for AI' }).click()
      await page
        .getByText(/A signal, not a proof/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'chat-drawer',
    who: 'full',
    at: 'chat:Tides and the moon',
    widths: [390],
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'account-menu',
    who: 'full',
    at: '/chat/new',
    widths: [1440],
    act: (page) => page.getByRole('button', { name: /ana@longhand/ }).click(),
  },
  {
    name: 'shortcuts',
    who: 'full',
    at: '/chat/new',
    act: (page) => page.keyboard.press('Control+/'),
  },
]

const toolScenes: Scene[] = [
  { name: 'detector-typed', who: 'full', at: '/ai-detector', act: typeIntoDetector },
  { name: 'detector-result', who: 'full', at: '/ai-detector', act: (page) => checkText(page) },
  {
    name: 'detector-short-text',
    who: 'full',
    at: '/ai-detector',
    act: (page) => checkText(page, 'Rain all morning, so the swap moved inside.'),
  },
  {
    name: 'detector-failed',
    who: 'full',
    at: '/ai-detector',
    before: (page) => page.route('**/api/zerogpt/detect', (route) => route.abort()),
    async act(page) {
      await typeIntoDetector(page)
      await page.getByRole('button', { name: 'Check for AI' }).last().click()
    },
  },
  { name: 'detector-history', who: 'full', at: '/ai-detector', act: openHistory },
  { name: 'detector-history-empty', who: 'empty', at: '/ai-detector', act: openHistory },
  { name: 'humanizer-result', who: 'full', at: '/ai-humanizer', act: humanize },
  { name: 'humanizer-history', who: 'full', at: '/ai-humanizer', act: openHistory },
  {
    name: 'humanizer-failed',
    who: 'full',
    at: '/ai-humanizer',
    before: (page) => page.route('**/api/humanize', (route) => route.abort()),
    async act(page) {
      await page.getByLabel('Text to humanize').fill(humanizerText)
      await page.getByRole('button', { name: 'Humanize Text' }).click()
    },
  },
  {
    name: 'humanizer-working',
    who: 'full',
    at: '/ai-humanizer',
    before: (page) => page.route('**/api/humanize', never),
    async act(page) {
      await page.getByLabel('Text to humanize').fill(humanizerText)
      await page.getByRole('button', { name: 'Humanize Text' }).click()
    },
  },
]

function typeIntoDetector(page: Page): Promise<void> {
  return page.getByLabel('Text to check').fill(detectorText)
}

function openHistory(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'History', exact: true }).click()
}

function openArchive(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Archived' }).click()
}

export const scenes: Scene[] = [
  ...accountScenes,
  ...visitorScenes,
  ...emptyScenes,
  ...chatScenes,
  ...toolScenes,
  ...settingsScenes,
]
