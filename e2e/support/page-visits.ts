import { expect, type Page } from '@playwright/test'
import type { ApplicationPath } from '../../contract/pages.ts'
import type { settingSections, subscriptionSections } from '../../web/domains/preferences/settings-frame.tsx'
import type { staticRoutes } from '../../web/static-routes.ts'
import { replyWith, sayHumanized, sayPlainly } from './chat-page.ts'
import { machineEssay } from './texts.ts'

/** What the walk can point to. */
export type Facts = { chatId: string; sharedPath: string }

export type Visit = {
  at: string | ((facts: Facts) => string)
  /** Fills the page as its user would. */
  fill?: (page: Page) => Promise<unknown>
  /** Console messages that the browser writes because the page requests a resource that does not exist. */
  noise?: RegExp
}
type Visits = { visitor: readonly Visit[]; user: readonly Visit[] }
type StaticPath = (typeof staticRoutes)[number]['path']
type Section =
  | ReturnType<typeof settingSections>[number]['id']
  | ReturnType<typeof subscriptionSections>[number]['id']

const sections = Object.keys({
  general: true,
  profile: true,
  models: true,
  notifications: true,
  privacy: true,
  subscription: true,
  'update-billing': true,
  'billing-history': true,
} satisfies Record<Section, true>)

/** As a user pastes: with a key, so that what the field does at once counts as the answer to it. */
async function paste(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).focus()
  await page.keyboard.press('Control+V')
  await page.keyboard.insertText(text)
}

const token = 'a'.repeat(43)
const both = (...visits: Visit[]): Visits => ({ visitor: visits, user: visits })
const at = (path: string): Visit => ({ at: path })

/** Every address of the product, by its pattern: one that is missing here does not compile. */
export const pageVisits: Record<ApplicationPath | StaticPath | '/no-such-page', Visits> = {
  '/': both(at('/')),
  '/terms': { visitor: [at('/terms')], user: [] },
  '/privacy': { visitor: [at('/privacy')], user: [] },
  '/404': { visitor: [], user: [] },
  '/500': { visitor: [], user: [] },
  '/offline': { visitor: [at('/offline')], user: [] },
  '/no-such-page': both({ at: '/no-such-page', noise: /status of 404/ }),
  '/login': {
    visitor: [at('/login'), at('/login?link=expired'), at('/login?step=two-factor')],
    user: [at('/login')],
  },
  '/signup': {
    visitor: [
      {
        at: '/signup',
        async fill(page) {
          await page.getByRole('button', { name: 'Create account' }).click()
          await expect(page.getByRole('alert').first()).toBeVisible()
        },
      },
    ],
    user: [],
  },
  '/forgot-password': both(at('/forgot-password')),
  '/reset-password': { visitor: [at('/reset-password'), at(`/reset-password?token=${token}`)], user: [] },
  '/auth/callback': {
    visitor: [at('/auth/callback'), at('/auth/callback?error=access_denied')],
    user: [at('/auth/callback')],
  },
  '/verify-email': {
    visitor: [at('/verify-email'), at(`/verify-email#token=${token}`)],
    user: [at('/verify-email')],
  },
  '/email-change': both(at('/email-change')),
  '/unsubscribe': both(at('/unsubscribe')),
  '/shared/:token': both(
    { at: ({ sharedPath }) => sharedPath },
    {
      at: `/shared/${token}`,
      noise: /status of 404/,
    },
  ),
  '/settings': { visitor: [at('/settings')], user: [at('/settings')] },
  '/settings/:section': {
    visitor: [],
    user: [...sections, 'nothing'].map((section) => at(`/settings/${section}`)),
  },
  '/subscription-plans': both(at('/subscription-plans')),
  '/subscription/success': {
    visitor: [at('/subscription/success?session_id=cs_test_none')],
    user: [at('/subscription/success')],
  },
  '/success': { visitor: [], user: [] },
  '/chat': { visitor: [at('/chat')], user: [] },
  '/chat/new': {
    visitor: [],
    user: [
      {
        at: '/chat/new',
        async fill(page) {
          await sayPlainly(page, 'Tides in figures')
          await expect(replyWith(page, 'The end of the figures.')).toBeVisible()
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        },
      },
      {
        at: '/chat/new',
        async fill(page) {
          await sayHumanized(page, 'Write like a machine')
          await expect(page.getByText('Humanized', { exact: true })).toBeVisible()
          await page.getByRole('button', { name: 'Check for AI' }).click()
          await expect(page.getByText(/A signal, not a proof/).first()).toBeVisible()
        },
      },
    ],
  },
  '/chat/temporary': {
    visitor: [],
    user: [
      {
        at: '/chat/temporary',
        async fill(page) {
          await sayPlainly(page, 'Why are there tides?')
          await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
        },
      },
    ],
  },
  '/chat/:chatId': {
    visitor: [{ at: ({ chatId }) => `/chat/${chatId}` }],
    user: [{ at: ({ chatId }) => `/chat/${chatId}` }],
  },
  '/chat/*': {
    visitor: [],
    user: [{ at: ({ chatId }) => `/chat/chat/${chatId}` }, at('/chat/no/such/chat')],
  },
  '/essay-writer': { visitor: [at('/essay-writer')], user: [] },
  '/essay-writer/new': {
    visitor: [],
    user: [
      {
        at: '/essay-writer/new',
        async fill(page) {
          const text = page.getByRole('textbox', { name: 'Text of the essay' })
          await text.click()
          await page.keyboard.type('# Tides')
          await page.keyboard.press('Enter')
          await page.keyboard.type('The sea rises twice a day.')
          await expect(page.getByText('7 words')).toBeVisible()
        },
      },
    ],
  },
  '/essay-writer/:chatId': {
    visitor: [{ at: ({ chatId }) => `/essay-writer/${chatId}` }],
    user: [at('/essay-writer/nothing')],
  },
  '/ai-humanizer': both({
    at: '/ai-humanizer',
    async fill(page) {
      await paste(page, 'Text to humanize', machineEssay)
      await expect(
        page
          .getByRole('radio', { name: /^Strong .*%/ })
          .or(page.getByText(/Sign in to see the expected result/)),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Humanize Text' }).click()
      await expect(
        page.getByRole('region', { name: 'Humanized text' }).or(page.getByRole('alert')).first(),
      ).toBeVisible()
    },
  }),
  '/ai-detector': both({
    at: '/ai-detector',
    async fill(page) {
      await paste(page, 'Text to check', machineEssay)
      await page.getByRole('button', { name: 'Check for AI' }).click()
      await expect(page.getByRole('heading', { name: 'Measured' })).toBeAttached()
    },
  }),
  '/feature/ai-detector': both(at('/feature/ai-detector?text=A%20few%20words.')),
}
