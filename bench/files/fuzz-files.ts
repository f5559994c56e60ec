import { fuzzFiles } from '../../server/testing/fuzzed-files/fuzz-files.ts'
import { printTable } from '../support/table.ts'

const usual = { count: 100_000, seed: 1 }
const linesMax = 20

/** Passes 100,000 damaged files to the readers. `--count=N` and `--seed=N` change the run. */
export async function benchFuzzFiles(): Promise<void> {
  const count = option('count') ?? usual.count
  const seed = option('seed') ?? usual.seed
  const startedAt = performance.now()
  const { read, refused, ended, failures, slowestMs } = await fuzzFiles({ count, seed })
  printTable(
    `${count} damaged files, seed ${seed}`,
    ['what', 'count'],
    [
      ['read', read],
      ['refused with a reason', refused],
      ['refused for time or memory', ended.length],
      ['failures', failures.length],
      ['slowest, ms', Math.round(slowestMs)],
      ['all, s', Math.round((performance.now() - startedAt) / 1_000)],
    ],
  )
  for (const line of [...failures, ...ended].slice(0, linesMax)) console.log(line)
  if (failures.length > 0) process.exitCode = 1
}

function option(name: string): number | undefined {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))
  return given ? Number(given.split('=')[1]) : undefined
}
