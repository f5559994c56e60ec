// npm test: sets itself up, then runs every check there is. The last line is the sum of all tests.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt, ensureInstalled, findNode, root, say } from './setup.mjs'

ensureInstalled({ dev: true })
ensureBuilt()
const node = findNode()
const reports = mkdtempSync(join(tmpdir(), 'longhand-reports-'))
/** A log that is no terminal should hold no colour codes. */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
const pagesMax = 5
const pageLettersMax = 4_000
const totals = { passed: 0, failed: 0, skipped: 0 }

title('Checks')
if (runNode(['scripts/verify.mjs']) !== 0) totals.failed++

title('Engine, contract, pages and server')
const vitestReport = join(reports, 'vitest.json')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json']
add(runNode([...vitest, `--outputFile.json=${vitestReport}`]), readVitest(vitestReport))

title('Journeys in a browser')
const playwrightReport = join(reports, 'playwright.json')
// A machine that others share can stand still for seconds. What passes only on the second try is named as flaky, and
// what its page showed is printed, so that the cause can be found.
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json', '--retries=1']
const env = { CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport }
add(runNode(playwright, env), readPlaywright(playwrightReport))
printPages(join(root, 'test-results'))

rmSync(reports, { recursive: true, force: true })
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
say(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`)
process.exitCode = totals.failed > 0 ? 1 : 0

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
  for (const kind of Object.keys(totals)) totals[kind] += counts[kind]
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
  const stats = readReport(file)?.stats
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  }
}

/** What the pages of failed and flaky journeys showed, which the runner only names by path. */
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
