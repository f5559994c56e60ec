import { type BrowserContext, test as base, type ConsoleMessage, type Page } from '@playwright/test'
import { type Account, createAccount } from './accounts.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  account: Account
  /** The page of a signed-in user. */
  signedIn: Page
  /** Console errors that a journey causes on purpose; all others fail it. */
  expectedErrors: RegExp
  /** Opens another browser, which is watched like the first one and closed at the end. */
  anotherBrowser: () => Promise<BrowserContext>
}

/** Journeys contact only this machine and leave the console clean; anything else fails them. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName }, use) => {
    if (!browserName) throw new Error('No browser.')
    await use(process.env.LONGHAND_URL)
  },
  expectedErrors: [/^none$/, { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const faults = watch(context)
    await delayCalls(context)
    slowPages(context)
    await use(context)
    refuse(faults, expectedErrors)
  },
  anotherBrowser: async ({ browser, expectedErrors }, use) => {
    const opened: BrowserContext[] = []
    const faults: string[][] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL: process.env.LONGHAND_URL, locale: 'en-GB' })
      opened.push(context)
      faults.push(watch(context))
      await delayCalls(context)
      slowPages(context)
      return context
    })
    for (const context of opened) await context.close()
    refuse(faults.flat(), expectedErrors)
  },
  account: async ({ request }, use) => use(await createAccount(request)),
  signedIn: async ({ page, account }, use) => {
    await page.context().addCookies(account.cookies)
    await use(page)
  },
})

function refuse(faults: string[], expected: RegExp): void {
  const unexpected = faults.filter((fault) => !expected.test(fault))
  if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`)
}

function watch(context: BrowserContext): string[] {
  const faults: string[] = []
  const hear = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return
    faults.push(`${message.text()} (${new URL(message.location().url || 'about:blank').pathname})`)
  }
  context.on('console', hear)
  context.on('weberror', (error) => faults.push(`${error.error().stack || error.error()}`))
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    const inside = ['localhost', '127.0.0.1'].includes(hostname) || ['data:', 'blob:'].includes(protocol)
    if (!inside) faults.push(`A request to ${hostname}`)
  })
  return faults
}

/** Delays each call of the API by up to `JOURNEY_DELAY_MS`, to find journeys and screens that expect a fast server. */
async function delayCalls(context: BrowserContext): Promise<void> {
  const limitMs = Number(process.env.JOURNEY_DELAY_MS ?? 0)
  if (!limitMs) return
  await context.route(/\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * limitMs))
    await route.continue().catch(() => {})
  })
}

/** Gives pages a processor that is `JOURNEY_SLOWDOWN` times slower, to find what expects a page to be ready at once. */
function slowPages(context: BrowserContext): void {
  const rate = Number(process.env.JOURNEY_SLOWDOWN ?? 1)
  if (rate <= 1) return
  context.on('page', async (page) => {
    try {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    } catch {
      // The page is closed already.
    }
  })
}
