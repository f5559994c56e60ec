import { type MeasuredUse, measuredUses, offeredModels } from '../local-models.ts'

export type Verdict = 'works' | 'fails' | 'unmeasured'

/** A model whose real weights were measured, and what it is good for by what came out. */
export type MeasuredModel = {
  name: string
  bytes: number
  verdicts: Record<MeasuredUse, 'works' | 'fails'>
}

/**
 * Measured with `npm run bench -- local-model --file=`, which prints every reply: docs/how-to/run-a-model-on-this-computer.md
 * has the figures. A use works if most of what came out can be used as it is.
 */
export const measuredModels: readonly MeasuredModel[] = [
  {
    name: 'SmolLM2 135M',
    bytes: 98_362_432,
    verdicts: { chats: 'fails', titles: 'fails', rewriting: 'fails', essays: 'fails', humanizer: 'fails' },
  },
]

/** Returns the uses that failed with a model of this size or a larger one. */
export function failedUses(bytes: number, measured = measuredModels): MeasuredUse[] {
  const larger = measured.filter((model) => model.bytes >= bytes)
  return measuredUses.filter((use) => larger.some(({ verdicts }) => verdicts[use] === 'fails'))
}

/** Returns the row of each size in the table of uses, from the smallest: those measured, and those offered. */
export function usesBySize(
  measured = measuredModels,
  offered: readonly { name: string; bytes: number }[] = offeredModels,
): { name: string; bytes: number; verdicts: Record<MeasuredUse, Verdict> }[] {
  const known = new Set(measured.map(({ name }) => name))
  const others = offered.filter(({ name }) => !known.has(name))
  const verdictsOf = (bytes: number) => {
    const failed = failedUses(bytes, measured)
    const verdictOf = (use: MeasuredUse): Verdict => (failed.includes(use) ? 'fails' : 'unmeasured')
    return Object.fromEntries(measuredUses.map((use) => [use, verdictOf(use)])) as Record<
      MeasuredUse,
      Verdict
    >
  }
  return [
    ...measured,
    ...others.map(({ name, bytes }) => ({ name, bytes, verdicts: verdictsOf(bytes) })),
  ].sort((one, other) => one.bytes - other.bytes)
}

/** What `npm run bench -- local-model` printed for random weights in the shape of a model, with one core of a server. */
const benchedTokensPerSecond: Record<string, number> = {
  'qwen3-0.6b': 13.8,
  'qwen3-1.7b': 9.4,
  'qwen3-4b': 3.9,
}
const wordsPerToken = 0.75

/** Returns the words a second of a model on the computer of the bench; null if it was not measured there. */
export function benchedWordsPerSecond(id: string): number | null {
  const tokens = benchedTokensPerSecond[id]
  return tokens === undefined ? null : Math.round(tokens * wordsPerToken)
}
