import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'
import { checkText, humanize } from './use-tools.ts'

const essay = [
  'Tides are the slowest waves on earth. A single one takes twelve hours and twenty-five minutes to pass, and in the open ocean it is hardly half a metre high.',
  'What makes a tide worth looking at is the coast that it meets. In the Bay of Fundy the water has nowhere to go, and rises by more than fourteen metres twice a day. Fishing boats that float at noon stand on mud at six.',
  'Newton explained in 1687 why there are two high waters and not one: the moon pulls the near side of the earth more than its middle, and the middle more than the far side.',
]

async function writeEssay(page: Page): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Text of the essay' })
  await text.click()
  await page.keyboard.type('# Tides')
  for (const paragraph of essay) {
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(paragraph)
  }
}

const studied =
  'Photosynthesis is the process by which plants turn light into chemical energy. Chlorophyll is a pigment that absorbs red and blue light and reflects green light. In 1779, Jan Ingenhousz discovered that plants release oxygen only in sunlight. Melvin Calvin received the Nobel Prize in 1961. Stomata close at night because carbon dioxide is not needed in the dark.'

async function studyText(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your text' }).fill(studied)
  await page.getByRole('button', { name: 'Make questions' }).click()
  await page.getByRole('link', { name: 'Review', exact: true }).waitFor()
}

/** The pictures of the help articles and of the features page, by their file in web/content. */
export const helpScenes: Scene[] = [
  { name: 'help/pictures/create-account', who: 'visitor', at: '/signup' },
  { name: 'help/pictures/chat', who: 'full', at: 'chat:Tides and the moon' },
  {
    name: 'help/pictures/chat-share',
    who: 'full',
    at: 'chat:Tides and the moon',
    act: (page) => page.getByRole('button', { name: 'Share', exact: true }).click(),
  },
  { name: 'help/pictures/detector', who: 'full', at: '/ai-detector', act: checkText },
  {
    name: 'help/pictures/detector-passage',
    who: 'full',
    at: '/ai-detector',
    async act(page) {
      await checkText(page)
      await page.getByRole('button', { name: /% AI/ }).first().click()
    },
  },
  { name: 'help/pictures/humanizer', who: 'full', at: '/ai-humanizer', act: humanize },
  {
    name: 'help/pictures/originality',
    who: 'full',
    at: '/plagiarism-checker',
    async act(page) {
      await page.getByRole('button', { name: 'Try an example' }).click()
      await page.getByText('of the text is also in 1 source', { exact: true }).waitFor()
    },
  },
  { name: 'help/pictures/study', who: 'full', at: '/study-simulator/new', act: studyText },
  { name: 'help/pictures/essay', who: 'full', at: '/essay-writer/new', act: writeEssay },
  {
    name: 'help/pictures/essay-suggestion',
    who: 'full',
    at: '/essay-writer/new',
    async act(page) {
      await writeEssay(page)
      await page.keyboard.press('Control+J')
    },
  },
]

/** Pictures of what exists only where plans are sold. */
export const planScenes: Scene[] = [
  { name: 'help/pictures/plans', who: 'full', at: '/subscription-plans' },
  { name: 'help/pictures/current-plan', who: 'full', at: '/settings/subscription' },
]
