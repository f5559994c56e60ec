import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from './judge-expression.ts'

const file = join(import.meta.dirname, 'verdicts.txt')

/** Reads the stored verdicts: one line per expression with its hash and the verdict, sorted so that branches merge. */
export function readVerdicts(): Map<string, Verdict> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => line.split(' ') as [string, Verdict]))
}

export function writeVerdicts(verdicts: Map<string, Verdict>): void {
  const lines = [...verdicts].map(([hash, verdict]) => `${hash} ${verdict}\n`)
  writeFileSync(file, lines.sort().join(''))
}
