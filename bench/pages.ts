import type { Browser } from '@playwright/test'
import { ensureBuilt } from '../scripts/setup.mjs'
import { signUp } from './support/account.ts'
import { cookiesOf, type Encoding, largestPaintMs, openBrowser, wireKib } from './support/browser.ts'
import { startProgram } from './support/processes.ts'
import { median, printTable } from './support/table.ts'

const paints = 3
const encodings: Encoding[] = ['gzip', 'br']

/**
 * Measures the transferred script of the landing page and of a chat, and the landing page's largest paint on a slow
 * phone.
 */
export async function benchPages(): Promise<void> {
  ensureBuilt()
  const app = await startProgram('server/main.ts')
  const floor = await startProgram('bench/floors/empty-page.ts')
  const browser = await openBrowser()
  const { cookie } = await signUp(app.url)
  const rows: [string, string, string][] = [
    ['empty Vite and React page', floor.url, ''],
    ['landing', app.url, ''],
    ['chat, signed in', `${app.url}/chat/new`, cookie],
  ]
  const sizes: string[][] = []
  for (const [name, url, session] of rows) sizes.push([name, ...(await sizesOf(browser, url, session))])
  const head = encodings.flatMap((encoding) => [
    `script, ${encoding}`,
    `page itself, ${encoding}`,
    `fonts, ${encoding}`,
    `everything, ${encoding}`,
  ])
  printTable('Transferred, KiB (the landing page has an inline script)', ['page', ...head], sizes)

  const times: string[][] = []
  for (const [name, url] of rows.slice(0, 2)) {
    const figures: number[] = []
    for (let i = 0; i < paints; i++) figures.push(await largestPaintMs(browser, url))
    times.push([name, (median(figures) / 1000).toFixed(2)])
  }
  // The browser applies the throttling; Lighthouse simulates it, so compare with the floor and not with its scores.
  printTable(
    `Largest contentful paint, 150 ms round trips, 1.6 Mbit/s, processor four times slower (median of ${paints})`,
    ['page', 's'],
    times,
  )
  await browser.close()
  await floor.stop()
  await app.stop()
}

async function sizesOf(browser: Browser, url: string, session: string): Promise<string[]> {
  const sizes: string[] = []
  for (const encoding of encodings) {
    const context = await browser.newContext()
    if (session) await context.addCookies(cookiesOf(session, url))
    const page = await context.newPage()
    const { script, page: own, fonts, all } = await wireKib(page, url, session, encoding)
    sizes.push(...[script, own, fonts, all].map((kib) => kib.toFixed(1)))
    await context.close()
  }
  return sizes
}
