import type { Edit, HumanizedText } from '../humanized-text.ts'
import { diffSentence } from './diff-sentence.ts'

/** `rejected`: starts of changes that are not wanted. `picked`: sentences with another wording, as its place in the list. */
export type Choices = { rejected: number[]; picked: Record<number, number> }

export const noChoices: Choices = { rejected: [], picked: {} }

const pickedReason = 'Another wording of this sentence, which you chose.'

/** The run's edits with the sentences reworded that the reader chose, and which of them are refused, as indices. */
export function shownEdits(
  original: string,
  result: HumanizedText | null,
  { rejected, picked }: Choices,
): { edits: Edit[]; rejected: ReadonlySet<number> } {
  const edits = (result?.edits ?? []).filter(({ sentence }) => picked[sentence] === undefined)
  for (const found of result?.alternatives ?? []) {
    const wording = found.options[picked[found.sentence] ?? -1]
    if (wording === undefined) continue
    const changes = diffSentence(original, found, wording)
    edits.push(...changes.map((change) => ({ ...change, rule: 'alternative', reason: pickedReason })))
  }
  edits.sort((a, b) => a.start - b.start || a.end - b.end)
  const refused = edits.flatMap(({ start }, index) => (rejected.includes(start) ? [index] : []))
  return { edits, rejected: new Set(refused) }
}

export type Wordings = { options: string[]; chosen: number | null }

/**
 * Wordings of a whole sentence: the original, the engine's, others; null where there is nothing to choose, or a change of
 * a neighbour reaches into it. `chosen` is null where the reader took only some of its changes.
 */
export function wordingsOf(
  result: HumanizedText | null,
  { rejected, picked }: Choices,
  sentence: number,
): Wordings | null {
  const found = result?.alternatives.find((each) => each.sentence === sentence)
  if (!result || !found || found.options.length < 2) return null
  const reaching = result.edits.some(
    (edit) => edit.sentence !== sentence && edit.start < found.end && edit.end > found.start,
  )
  if (reaching) return null
  const own = result.edits.filter((edit) => edit.sentence === sentence)
  const refused = own.filter(({ start }) => rejected.includes(start)).length
  const plain = refused === 0 ? 1 : refused === own.length ? 0 : null
  return { options: found.options, chosen: picked[sentence] ?? plain }
}
