import { ensureBuilt } from '../scripts/setup.mjs'
import { signUp } from './support/account.ts'
import { cookiesOf, openBrowser } from './support/browser.ts'
import { startProgram } from './support/processes.ts'
import { percentile, printTable } from './support/table.ts'

const words = 20_000
const gapMs = 4

/**
 * Measures the page's frames while a reply of 20,000 words with tables, code and formulas streams in and the list
 * scrolls with it.
 */
export async function benchLongReply(): Promise<void> {
  ensureBuilt()
  const upstream = await startProgram('bench/support/upstream.ts', {
    PACE_TOKENS: String(words),
    PACE_MS: String(gapMs),
    PACE_FIRST_MS: '100',
    PACE_MARKDOWN: '1',
  })
  const app = await startProgram('server/main.ts', { AI_BASE_URL: `${upstream.url}/v1`, AI_MODEL: 'paced' })
  const { cookie } = await signUp(app.url)
  const browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookiesOf(cookie, app.url))
  const page = await context.newPage()
  await page.goto(`${app.url}/chat/new`)
  await page.getByRole('textbox', { name: 'Your message' }).fill('Write at length')
  await page.getByRole('button', { name: 'Send' }).click()
  const keepOff = page.getByRole('button', { name: 'Keep Off' })
  await keepOff.click({ timeout: 5_000 }).catch(() => {})
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await page
    .getByRole('button', { name: 'Jump to latest' })
    .click({ timeout: 20_000 })
    .catch(() => {})
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const isLive = () => document.querySelector('button[aria-label="Stop"]') !== null
        const look = (now: number) => {
          times.push(now)
          if (isLive()) requestAnimationFrame(look)
          else resolve(times)
        }
        requestAnimationFrame(look)
      }),
  )
  const written = await page.getByRole('region', { name: 'Messages' }).innerText()
  await browser.close()
  await app.stop()
  await upstream.stop()
  print(frames, written.split(/\s+/).length)
}

function print(frames: number[], shownWords: number): void {
  const gaps = frames.slice(1).map((at, i) => at - frames[i]!)
  const seconds = (frames.at(-1)! - frames[0]!) / 1000
  const perSecond: number[] = []
  for (let from = frames[0]!; from + 1000 <= frames.at(-1)!; from += 1000)
    perSecond.push(frames.filter((at) => at >= from && at < from + 1000).length)
  const last = perSecond.slice(-5)
  printTable(
    `A reply of ${words.toLocaleString('en-US')} words at ${Math.round(1000 / gapMs)} per second, with tables, code and formulas`,
    ['what', 'value'],
    [
      ['words on the page at the end', shownWords],
      ['frames per second, mean', (gaps.length / seconds).toFixed(1)],
      ['frames per second, slowest second', Math.min(...perSecond)],
      [
        'frames per second, last five seconds',
        (last.reduce((sum, one) => sum + one, 0) / last.length).toFixed(1),
      ],
      ['time between two frames, 99th percentile, ms', percentile(gaps, 0.99).toFixed(1)],
      ['longest time between two frames, ms', Math.max(...gaps).toFixed(0)],
    ],
  )
}
