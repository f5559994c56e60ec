import { type BrowserContext, test as base, type ConsoleMessage, type Page } from '@playwright/test'
import { type Account, createAccount } from './accounts.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  account: Account
  /** A page of somebody who is signed in. */
  signedIn: Page
  /** Console errors that a journey brings about on purpose; all others fail it. */
  expectedErrors: RegExp
}

/** Journeys talk to this machine alone and leave the console clean: anything else fails them. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName }, use) => {
    if (!browserName) throw new Error('No browser.')
    await use(process.env.LONGHAND_URL)
  },
  expectedErrors: [/^none$/, { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const faults = watch(context)
    await use(context)
    const unexpected = faults.filter((fault) => !expectedErrors.test(fault))
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`)
  },
  account: async ({ request }, use) => use(await createAccount(request)),
  signedIn: async ({ page, account }, use) => {
    await page.context().addCookies(account.cookies)
    await use(page)
  },
})

function watch(context: BrowserContext): string[] {
  const faults: string[] = []
  const hear = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return
    faults.push(`${message.text()} (${new URL(message.location().url || 'about:blank').pathname})`)
  }
  context.on('console', hear)
  context.on('weberror', (error) => faults.push(`${error.error().stack ?? error.error()}`))
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    const inside = ['localhost', '127.0.0.1'].includes(hostname) || ['data:', 'blob:'].includes(protocol)
    if (!inside) faults.push(`A request to ${hostname}`)
  })
  return faults
}
