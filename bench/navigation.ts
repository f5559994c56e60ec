import type { Page } from '@playwright/test'
import { ensureBuilt } from '../scripts/setup.mjs'
import { signUp } from './support/account.ts'
import { openSignedIn } from './support/browser.ts'
import { startProgram } from './support/processes.ts'
import { median, percentile, printTable } from './support/table.ts'

const rounds = 12
/** The pages in the order in which they are opened, all by links that each page has. */
const paths = [
  '/ai-humanizer',
  '/feature/ai-detector',
  '/chat/new',
  '/essay-writer',
  '/dashboard',
  '/settings/general',
  '/settings/privacy',
  '/subscription-plans',
]

/**
 * Measures changes between signed-in pages whose code and data are loaded: from the change of the address until the
 * heading of the new page is painted and nothing is loading.
 */
export async function benchNavigation(): Promise<void> {
  ensureBuilt()
  const app = await startProgram('server/main.ts')
  const { cookie } = await signUp(app.url)
  const { browser, context } = await openSignedIn(app.url, cookie)
  const page = await context.newPage()
  await page.goto(`${app.url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const times = new Map<string, number[]>(paths.map((path) => [path, []]))
  for (let round = -1; round < rounds; round++)
    for (const path of paths) {
      const ms = await changeMs(page, path)
      // The first round loads code and data.
      if (round >= 0) times.get(path)!.push(ms)
    }
  await browser.close()
  await app.stop()
  const rows = [...times].map(([path, all]) => [
    path,
    Math.round(median(all)),
    Math.round(percentile(all, 0.9)),
  ])
  printTable(`Route changes with warm data (${rounds} of each)`, ['to', 'median ms', '90% ms'], rows)
}

/** Goes to a page as a link does, and measures until it is painted. */
async function changeMs(page: Page, path: string): Promise<number> {
  const ms = await page.evaluate(async (to) => {
    const textOf = () => document.querySelector('h1')?.textContent
    const [before, textBefore] = [document.querySelector('h1'), textOf()]
    const startedAt = performance.now()
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    const isShown = () => {
      const heading = document.querySelector('h1')
      const isNew = heading && (heading !== before || textOf() !== textBefore)
      return isNew && !document.querySelector('main [role="status"][aria-label^="Loading"]')
    }
    await new Promise<void>((resolve) => {
      const look = () => (isShown() ? resolve() : requestAnimationFrame(look))
      look()
    })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - startedAt
  }, path)
  await page.waitForTimeout(400)
  return ms
}
