import { readFileSync } from 'node:fs'
import { gateCandidate } from '../engine/humanizer/model/taken/gates.ts'
import { maskLocks } from '../engine/humanizer/model/taken/mask.ts'
import { printTable } from './support/table.ts'

type Rewrite = { id: string; kind: string; heldOut: boolean; original: string; rewrite: string }

const file = new URL('./texts/claim-rewrites.jsonl', import.meta.url)

/** Prints how many hand-written rewrites the gates of the model engine refuse, by the claim that each changes. */
export async function benchHumanizerGates(): Promise<void> {
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Rewrite)
    .map((row) => ({ ...row, faults: faultsOf(row) }))
  const cell = (some: typeof rows) =>
    `${some.filter(({ faults }) => faults.length > 0).length} of ${some.length}`
  const table = [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    return [kind, cell(own.filter((row) => !row.heldOut)), cell(own.filter((row) => row.heldOut)), cell(own)]
  })
  printTable(
    'Rewrites that the gates of the model engine refuse',
    ['kind', 'tuned', 'held out', 'all'],
    table,
  )
}

/** The faults of a rewrite as a model's answer, without locks: each locked span would have to come back anyway. */
export function faultsOf({ original, rewrite }: Pick<Rewrite, 'original' | 'rewrite'>): string[] {
  return gateCandidate(rewrite, original, maskLocks(original, [], 0, original.length)).faults
}
