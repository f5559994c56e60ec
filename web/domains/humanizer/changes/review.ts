import { changesTexts } from '../../../locales/en/humanizer/changes.ts'
import type { Edit, HumanizedText } from '../humanized-text.ts'
import { diffSentence } from './diff-sentence.ts'

/**
 * `rejected`: start offsets of rejected changes. `picked`: sentence to the index of its chosen wording. `edited`: the text as
 * the user has written it since.
 */
export type Choices = { rejected: number[]; picked: Record<number, number>; edited?: string | undefined }

export const noChoices: Choices = { rejected: [], picked: {} }

const pickedReason = () => changesTexts.anotherWordingOfThis

/** Returns the run's edits with the user's chosen wordings, and the indices of the rejected ones. */
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
    const label = { rule: 'alternative', reasons: [], reason: pickedReason() }
    edits.push(...changes.map((change) => ({ ...change, ...label })))
  }
  edits.sort((a, b) => a.start - b.start || a.end - b.end)
  const refused = edits.flatMap(({ start }, index) => (rejected.includes(start) ? [index] : []))
  return { edits, rejected: new Set(refused) }
}

export type Wordings = { options: string[]; chosen: number | null }

/**
 * Returns the wordings of a whole sentence: the original, the engine's and others. Returns null when there is no choice
 * or a change of a neighbour reaches into it. `chosen` is null when the user took only some of the changes.
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
