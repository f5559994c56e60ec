// npm run mutants [-- 10-20]: plants the faults of scripts/mutants/faults one at a time in a copy of the project, runs
// the tests that should detect each, and prints which were detected. Fails if more than three are not.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from './mutants/copy-project.ts'
import { type Fault, plant } from './mutants/fault.ts'
import { faults, survivorsMax } from './mutants/faults.ts'
import { runTests } from './mutants/run-tests.ts'
import { projectRoot } from './project-files.ts'
import { fail, say } from './setup.mjs'

type Numbered = Fault & { number: number; text: string; planted: string }

const chosen = chooseFaults(process.argv[2])
const copy = copyProject()
process.on('exit', copy.remove)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

requireGreen(chosen)
const survivors = chosen.filter((fault) => !isSeen(fault))
say(`\n${chosen.length - survivors.length} of ${chosen.length} faults were caught.`)
for (const { number, what, file } of survivors) say(`  survived: ${number} ${what} (${file})`)
process.exitCode = survivors.length > survivorsMax ? 1 : 0

/** Returns all faults, or those of a range such as `10-20` or `7`. Every row of the whole list has to fit its file. */
function chooseFaults(range = `1-${faults.length}`): Numbered[] {
  const [from = 0, to = from] = range.split('-').map(Number)
  const planted = faults.map(prepare)
  const inRange = planted.filter(({ number }) => number >= from && number <= to)
  if (inRange.length === 0) fail(`There are faults 1 to ${faults.length}, and “${range}” names none of them.`)
  return inRange
}

function prepare(fault: Fault, index: number): Numbered {
  const text = readFileSync(join(projectRoot, fault.file), 'utf8')
  try {
    return { ...fault, number: index + 1, text, planted: plant(fault, text) }
  } catch (error) {
    return fail(`Fault ${index + 1} has to be brought up to date. ${(error as Error).message}`)
  }
}

/** A test that fails without a fault would seem to detect every fault. */
function requireGreen(chosen: Numbered[]): void {
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))]
  say(`Running ${files.length} test files without a fault …`)
  const outcome = runTests(copy.folder, files)
  if (!outcome.passed) fail(`They fail without any fault (${outcome.failed}):\n${outcome.output}`)
}

function isSeen({ number, what, file, tests, text, planted }: Numbered): boolean {
  const path = join(copy.folder, file)
  writeFileSync(path, planted)
  const startedAt = Date.now()
  const outcome = runTests(copy.folder, tests)
  writeFileSync(path, text)
  const seconds = Math.round((Date.now() - startedAt) / 1_000)
  const seen = !outcome.passed && outcome.failed !== null
  const result = seen
    ? `caught   by “${outcome.failed}”`
    : outcome.passed
      ? 'SURVIVED'
      : 'SURVIVED (no test ran)'
  say(`${String(number).padStart(2)}  ${what} (${seconds} s)\n    ${result}`)
  return seen
}
