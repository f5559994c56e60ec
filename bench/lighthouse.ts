import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { browserArgs } from '../e2e/support/browser-args.ts'
import { ensureBrowser } from '../scripts/browser.mjs'
import { ensureBuilt } from '../scripts/setup.mjs'
import { signUp } from './support/account.ts'
import { freePort, startProgram } from './support/processes.ts'
import { auditOnProcessorTime } from './support/processor-time.ts'
import { median, printTable } from './support/table.ts'

const runs = 5
/** The full report of each run, for Lighthouse's viewer. Not committed. */
const reportFolder = join(import.meta.dirname, '../build/lighthouse')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Signed-in pages are not indexed, so that they have no score for search engines. */
const pages: { path: string; isUser: boolean }[] = [
  { path: '/', isUser: false },
  { path: '/subscription-plans', isUser: false },
  { path: '/dashboard', isUser: true },
  { path: '/chat/new', isUser: true },
  { path: '/essay-writer/new', isUser: true },
  { path: '/ai-humanizer', isUser: true },
  { path: '/ai-detector', isUser: true },
  { path: '/settings/general', isUser: true },
  { path: '/settings/privacy', isUser: true },
  { path: '/subscription-plans', isUser: true },
]

/**
 * Measures pages with Lighthouse on its simulated phone: 150 ms round trips, 1.6 Mbit/s, a quarter of the processor.
 * Lighthouse loads the page without throttling and multiplies the wall time of each task by four, so that other work on
 * this machine lowers the scores. The columns `machine` (Lighthouse's own benchmark, before the page is loaded) and
 * `load` (processes that want to run) show how busy it was, and `undisturbed` is the score of the same runs by the
 * processor time of the tasks. `--only=PATH` measures one page, `--runs=N` less often.
 */
export async function benchLighthouse(): Promise<void> {
  ensureBuilt()
  const option = (name: string) =>
    process.argv.find((given) => given.startsWith(`--${name}=`))?.slice(name.length + 3)
  const only = option('only')
  const count = Number(option('runs') ?? runs)
  const app = await startProgram('server/main.ts')
  const { cookie } = await signUp(app.url)
  const rows: (string | number)[][] = []
  await mkdir(reportFolder, { recursive: true })
  for (const { path, isUser } of pages.filter((page) => !only || page.path === only)) {
    const as = isUser ? 'user' : 'visitor'
    const results: Result[] = []
    const undisturbed: Result[] = []
    for (let i = 0; i < count; i++) {
      const { measured, onProcessorTime } = await measureAgain(app.url + path, isUser ? cookie : '')
      results.push(measured)
      undisturbed.push(onProcessorTime)
      await writeFile(join(reportFolder, reportName(path, as, i)), JSON.stringify(results[i]))
    }
    rows.push([
      path,
      as,
      ...figuresOf(results, isUser),
      ...performanceOf(undisturbed),
      loadavg()[0]!.toFixed(1),
    ])
    for (const fault of faultsOf(results[0]!, isUser)) console.log(`${path}: ${fault}`)
  }
  await app.stop()
  const head = [
    'page',
    'as',
    ...categories,
    'paint, s',
    'blocked, ms',
    'shift',
    'machine',
    'undisturbed',
    'paint, s',
    'blocked, ms',
    'load',
  ]
  printTable(`Lighthouse on a throttled phone (median of ${count})`, head, rows)
}

function reportName(path: string, as: string, run: number): string {
  return `${path.slice(1).replaceAll('/', '-') || 'landing'}-${as}-${run + 1}.json`
}

type Measured = { measured: Result; onProcessorTime: Result }

/** Measures a page, and again if Lighthouse could not score it, as when nothing was painted while the machine was busy. */
async function measureAgain(url: string, cookie: string): Promise<Measured> {
  const isScored = ({ measured }: Measured) => measured.categories.performance?.score != null
  const first = await measure(url, cookie)
  if (isScored(first)) return first
  const second = await measure(url, cookie)
  if (isScored(second)) return second
  throw new Error(`Lighthouse could not score ${url} twice.`)
}

/** Each run has a fresh browser, so that nothing is cached. */
async function measure(url: string, cookie: string): Promise<Measured> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArgs(), `--remote-debugging-port=${port}`],
  })
  try {
    const flags: Flags = {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      ...(cookie ? { extraHeaders: { cookie } } : {}),
    }
    const done = await lighthouse(url, flags)
    if (!done) throw new Error(`Lighthouse measured nothing at ${url}.`)
    return { measured: done.lhr, onProcessorTime: await auditOnProcessorTime(done, flags) }
  } finally {
    await browser.close()
  }
}

function figuresOf(results: Result[], isUser: boolean): (string | number)[] {
  const score = (id: string) =>
    Math.round(median(results.map((one) => (one.categories[id]?.score ?? 0) * 100)))
  const [performance, ...paintAndBlocked] = performanceOf(results)
  return [
    performance!,
    score('accessibility'),
    score('best-practices'),
    isUser ? '' : score('seo'),
    ...paintAndBlocked,
    auditOf(results, 'cumulative-layout-shift').toFixed(3),
    Math.round(median(results.map(({ environment }) => environment.benchmarkIndex))),
  ]
}

/** Returns the score, the seconds until the largest paint and the milliseconds for which tasks block. */
function performanceOf(results: Result[]): (string | number)[] {
  return [
    Math.round(median(results.map((one) => (one.categories.performance?.score ?? 0) * 100))),
    (auditOf(results, 'largest-contentful-paint') / 1000).toFixed(2),
    Math.round(auditOf(results, 'total-blocking-time')),
  ]
}

function auditOf(results: Result[], id: string): number {
  return median(results.map((one) => one.audits[id]?.numericValue ?? 0))
}

/** Names the audits that failed, except those of performance and, for signed-in pages, of search engines. */
function faultsOf({ categories: scored, audits }: Result, isUser: boolean): string[] {
  return Object.values(scored)
    .filter(({ id }) => id !== 'performance' && !(isUser && id === 'seo'))
    .flatMap(({ auditRefs }) => auditRefs)
    .map(({ id }) => audits[id]!)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`)
}
