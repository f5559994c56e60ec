import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** `failed` names the first test that failed; null if the run failed without one, or ran no test. */
export type Outcome = { passed: true } | { passed: false; failed: string | null; output: string }

/** Far more than a test file takes, for a fault that leaves a test waiting. */
const fileTimeoutMs = 300_000

type Report = {
  numPassedTests: number
  testResults: { name: string; assertionResults: { status: string; title: string }[] }[]
}

/** Runs test files in a copy of the project until the first failure. */
export function runTests(folder: string, files: string[]): Outcome {
  const report = join(folder, 'mutants-report.json')
  rmSync(report, { force: true })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=json']
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...vitest, `--outputFile.json=${report}`, ...files],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: fileTimeoutMs * files.length,
      env: { ...process.env, NO_COLOR: '1' },
    },
  )
  const results = readReport(report)
  if (status === 0 && (results?.numPassedTests ?? 0) > 0) return { passed: true }
  return { passed: false, failed: firstFailure(results), output: `${stdout}${stderr}`.slice(-4_000) }
}

function firstFailure(report: Report | null): string | null {
  for (const { assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.find(({ status }) => status === 'failed')
    if (failed) return failed.title
  }
  return null
}

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}
