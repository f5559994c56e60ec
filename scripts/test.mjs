// npm test: installs what is missing, then runs every check. The last line is the sum of all tests.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser, ensureShell } from './browser.mjs'
import { ensureBuilt, ensureInstalled, findNode, root, say } from './setup.mjs'

ensureInstalled({ dev: true })
ensureBuilt()
const node = findNode()
const reports = mkdtempSync(join(tmpdir(), 'longhand-reports-'))
/** A log that is not a terminal should contain no colour codes. */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
const pagesMax = 5
const pageLettersMax = 4_000
const errorLettersMax = 600
const totals = { passed: 0, failed: 0, flaky: 0, skipped: 0 }
/** @type {{ name: string, errors: string[] }[]} */
const flakyJourneys = []

title('Checks')
if (runNode(['scripts/verify.mjs']) !== 0) totals.failed++

title('Engine, contract, pages and server')
const vitestReport = join(reports, 'vitest.json')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json']
add(runNode([...vitest, `--outputFile.json=${vitestReport}`]), readVitest(vitestReport))

title('Journeys in a browser')
const playwrightReport = join(reports, 'playwright.json')
// A journey that passes only on the second try is flaky. The second try shows that the fault is intermittent; the run
// fails all the same, and the page of the first try is printed, so that the cause can be found.
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json', '--retries=1']
const env = {
  CHROMIUM_PATH: ensureShell(),
  WHOLE_CHROMIUM_PATH: ensureBrowser(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
}
add(runNode(playwright, env), readPlaywright(playwrightReport))
printPages(join(root, 'test-results'))

rmSync(reports, { recursive: true, force: true })
if (totals.flaky > 0) say(`\nFlaky: failed at first and passed on the second try. Each needs an explanation.`)
for (const { name, errors } of flakyJourneys) say(`  ${name}\n${errors.join('\n').replace(/^/gm, '    ')}`)
const flaky = totals.flaky > 0 ? `, ${totals.flaky} flaky` : ''
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
say(`\n${totals.passed} passed, ${totals.failed} failed${flaky}${skipped}`)
process.exitCode = totals.failed + totals.flaky > 0 ? 1 : 0

function runNode(args, env = {}) {
  const done = spawnSync(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...colours, ...process.env, ...env },
  })
  return done.status ?? 1
}

/** A runner that failed without naming a test (an import, a set-up) counts as one failure. */
function add(status, counts) {
  for (const kind of Object.keys(totals)) totals[kind] += counts[kind] ?? 0
  if (status !== 0 && counts.failed === 0) totals.failed++
}

function readVitest(file) {
  const report = readReport(file)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
}

function readPlaywright(file) {
  const report = readReport(file)
  const stats = report?.stats
  flakyJourneys.push(...flakySpecs(report ?? {}))
  return {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    flaky: stats?.flaky ?? 0,
    skipped: stats?.skipped ?? 0,
  }
}

/** Returns file, line, title and errors of each journey that passed only on the second try. */
function flakySpecs({ suites = [], specs = [] } = {}) {
  const here = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title, tests }) => ({
      name: `${file}:${line} ${title}`,
      errors: tests.flatMap(({ results }) => results).flatMap(({ errors = [] }) => errors.map(firstLines)),
    }))
  return [...here, ...suites.flatMap(flakySpecs)]
}

/** An error of the browser's console comes after the one of the page, which the page's own report does not name. */
function firstLines({ message = '' }) {
  return stripVTControlCharacters(message).slice(0, errorLettersMax)
}

/** Prints the pages of failed and flaky journeys, which the runner only names by path. */
function printPages(folder) {
  if (!existsSync(folder)) return
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('error-context.md'))
  for (const file of files.slice(0, pagesMax))
    say(`\n${file}\n${readFileSync(join(folder, file), 'utf8').slice(0, pageLettersMax)}`)
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function title(text) {
  say(`\n── ${text}`)
}
