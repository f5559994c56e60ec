import { expect, type Page } from '@playwright/test'
import type { ApplicationPath } from '../../contract/pages.ts'
import type { settingSections, subscriptionSections } from '../../web/domains/preferences/settings-frame.tsx'
import type { staticRoutes } from '../../web/static-routes.ts'
import { machineEssay } from './texts.ts'

/** What the walk can point to. */
export type Facts = { chatId: string; sharedPath: string; sharedCheckPath: string; sharedEssayPath: string }

type Say = (english: string) => string

export type Visit = {
  at: string | ((facts: Facts) => string)
  /** Fills the page as its user would. `say` returns a text of the page in its language. */
  fill?: (page: Page, say: Say) => Promise<unknown>
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
  api: true,
  bulk: true,
  notifications: true,
  privacy: true,
  subscription: true,
  'update-billing': true,
  'billing-history': true,
} satisfies Record<Section, true>)

/**
 * Pastes with the key, so that what the field does at once counts as the answer to it. The clipboard belongs to the
 * whole browser: without the text it would hold what another journey copied.
 */
async function paste(page: Page, field: string, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  const target = page.getByRole('textbox', { name: field })
  await target.focus()
  await page.keyboard.press('Control+V')
  await expect(target).toHaveValue(text)
}

/** Sends a message with Humanize on or off; off, the chat asks once more. */
async function send(
  page: Page,
  say: Say,
  text: string,
  { humanized }: { humanized: boolean },
): Promise<void> {
  const toggle = page.getByRole('button', { name: new RegExp(`^${say('Humanize')}`) }).first()
  if ((await toggle.getAttribute('aria-pressed')) !== String(humanized)) await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', String(humanized))
  await page.getByRole('textbox', { name: say('Your message') }).fill(text)
  await page.getByRole('button', { name: say('Send') }).click()
  if (!humanized) await page.getByRole('button', { name: say('Keep Off') }).click()
}

const signalNote =
  'A signal, not a proof. Writing by people is sometimes marked too; short texts and texts by English learners deserve extra care.'
const token = 'a'.repeat(43)
const both = (...visits: Visit[]): Visits => ({ visitor: visits, user: visits })
const at = (path: string): Visit => ({ at: path })
/** A study set that was deleted; e2e/study.spec.ts opens one that exists. */
const missingSet = (path: string): Visit => ({
  at: `/study-simulator/00000000-0000-4000-8000-000000000000${path}`,
  noise: /status of 404/,
})

/** Every address of the product, by its pattern: one that is missing here does not compile. */
export const pageVisits: Record<ApplicationPath | StaticPath | '/no-such-page', Visits> = {
  '/': both(at('/')),
  '/terms': { visitor: [at('/terms')], user: [] },
  '/privacy': { visitor: [at('/privacy')], user: [] },
  '/help': {
    visitor: [at('/help'), at('/help/ai-detector')],
    user: [],
  },
  '/resources/technology': { visitor: [at('/resources/technology')], user: [] },
  '/developers': { visitor: [at('/developers')], user: [] },
  '/features': { visitor: [at('/features')], user: [] },
  '/blog': {
    visitor: [at('/blog'), at('/blog/the-dangers-of-an-ai-detector')],
    user: [],
  },
  '/support/help': { visitor: [], user: [] },
  '/faq': {
    visitor: [
      {
        at: '/faq',
        async fill(page) {
          await page.locator('main details summary').first().click()
        },
      },
    ],
    user: [],
  },
  '/support/faq': { visitor: [], user: [] },
  '/404': { visitor: [], user: [] },
  '/500': { visitor: [], user: [] },
  '/offline': { visitor: [at('/offline')], user: [] },
  '/no-such-page': both({ at: '/no-such-page', noise: /status of 404/ }),
  '/operator': { visitor: [], user: [] },
  '/operator/:section': {
    visitor: [],
    user: [
      at('/operator/users'),
      at('/operator/invitations'),
      at('/operator/failed'),
      at('/operator/banner'),
      at('/operator/usage'),
      at('/operator/billing'),
      at('/operator/log'),
    ],
  },
  '/setup': { visitor: [], user: [at('/setup')] },
  '/login': {
    visitor: [at('/login'), at('/login?link=expired'), at('/login?step=two-factor')],
    user: [at('/login')],
  },
  '/signup': {
    visitor: [
      {
        at: '/signup',
        async fill(page, say) {
          await page.getByRole('button', { name: say('Create account') }).click()
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
  '/shared/check/:token': both(
    { at: ({ sharedCheckPath }) => sharedCheckPath },
    {
      at: `/shared/check/${token}`,
      noise: /status of 404/,
    },
  ),
  '/shared/essay/:token': both(
    { at: ({ sharedEssayPath }) => sharedEssayPath },
    {
      at: `/shared/essay/${token}`,
      noise: /status of 404/,
    },
  ),
  '/dashboard': both(at('/dashboard')),
  '/settings': { visitor: [at('/settings')], user: [at('/settings')] },
  '/settings/:section': {
    visitor: [],
    user: [...sections, 'nothing'].map((section) => at(`/settings/${section}`)),
  },
  '/subscription-plans': both(at('/subscription-plans')),
  '/checkout': {
    visitor: [at('/checkout?plan=pro&billing=yearly')],
    user: [
      {
        at: '/checkout?plan=pro&billing=yearly',
        fill: (page) => expect(page.getByRole('button', { name: /149[.,]88/ })).toBeEnabled(),
      },
      at('/checkout?plan=gold'),
    ],
  },
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
        async fill(page, say) {
          await send(page, say, 'Tides in figures', { humanized: false })
          await expect(page.getByText('The end of the figures.').first()).toBeVisible()
          await expect(page.getByRole('button', { name: say('Try again') })).toBeVisible()
        },
      },
      {
        at: '/chat/new',
        async fill(page, say) {
          await send(page, say, 'Write like a machine', { humanized: true })
          await expect(page.getByText(say('Humanized'), { exact: true }).first()).toBeVisible()
          await page.getByRole('button', { name: say('Check for AI') }).click()
          await expect(page.getByText(say(signalNote)).first()).toBeVisible()
        },
      },
    ],
  },
  '/chat/temporary': {
    visitor: [],
    user: [
      {
        at: '/chat/temporary',
        async fill(page, say) {
          await send(page, say, 'Why are there tides?', { humanized: false })
          await expect(page.getByText('The moon pulls the sea').first()).toBeVisible()
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
        async fill(page, say) {
          const text = page.getByRole('textbox', { name: say('Text of the essay') })
          await text.click()
          await page.keyboard.type('# Tides')
          await page.keyboard.press('Enter')
          await page.keyboard.type('The sea rises twice a day.')
          await expect(page.getByText(/^7 (words|palabras|mots)/)).toBeVisible()
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
    async fill(page, say) {
      await paste(page, say('Text to humanize'), machineEssay)
      await expect(
        page
          .getByRole('radio', { name: /%/ })
          .or(page.getByText(say('Sign in to see the expected result of each strength here.')))
          .first(),
      ).toBeVisible()
      await page.getByRole('button', { name: say('Humanize Text') }).click()
      await expect(
        page
          .getByRole('region', { name: say('Humanized text') })
          .or(page.getByRole('alert'))
          .first(),
      ).toBeVisible()
    },
  }),
  '/ai-detector': both({
    at: '/ai-detector',
    async fill(page, say) {
      await paste(page, say('Text to check'), machineEssay)
      await page.getByRole('button', { name: say('Check for AI') }).click()
      await expect(page.getByRole('heading', { name: say('Measured') })).toBeAttached()
    },
  }),
  '/feature/ai-detector': both(at('/feature/ai-detector?text=A%20few%20words.')),
  '/study-simulator': both(at('/study-simulator')),
  '/study-simulator/new': { visitor: [], user: [at('/study-simulator/new')] },
  '/study-simulator/progress': { visitor: [], user: [at('/study-simulator/progress')] },
  '/study-simulator/review': { visitor: [], user: [at('/study-simulator/review')] },
  '/study-simulator/:setId': { visitor: [], user: [missingSet('')] },
  '/study-simulator/:setId/review': { visitor: [], user: [missingSet('/review')] },
  '/study-simulator/:setId/test': { visitor: [], user: [missingSet('/test')] },
  '/plagiarism-checker': both(at('/plagiarism-checker')),
}
