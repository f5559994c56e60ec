import { applyEdits, type Edit } from '../edit.ts'
import type { TaggedSentence, TaggedText } from '../language/tagged-text.ts'
import { createRateCaps } from '../proposals/rate-caps.ts'
import type { Settings } from '../proposals/settings.ts'
import type { MayInsert } from '../search/candidate.ts'
import { chooseByWorth } from '../search/choose.ts'
import { findCandidates } from '../search/find-candidates.ts'
import type { SentenceAlternatives } from './result.ts'

const sentencesMax = 300

/**
 * For each changed sentence its wordings: the original, the one in the result, those that the caller has, and a further
 * safe one if there is any.
 */
export function findAlternatives(
  text: TaggedText,
  edits: readonly Edit[],
  settings: Settings,
  known: ReadonlyMap<number, readonly string[]> = new Map(),
): SentenceAlternatives[] {
  const bySentence = new Map<number, Edit[]>()
  const mayInsert = createRateCaps(text.text, settings.mode)
  for (const edit of edits) bySentence.set(edit.sentence, [...(bySentence.get(edit.sentence) ?? []), edit])
  const found: SentenceAlternatives[] = []
  for (const [index, own] of bySentence) {
    const sentence = text.sentences[index]
    if (!sentence || found.length >= sentencesMax || own.some((edit) => edit.end > sentence.end)) continue
    const { start, end } = sentence
    const options = [
      text.text.slice(start, end),
      inSentence(text, sentence, own),
      ...(known.get(index) ?? []),
      ...others(text, sentence, own, settings, mayInsert),
    ]
    found.push({ sentence: index, start, end, options: [...new Set(options)] })
  }
  return found
}

function inSentence(
  text: TaggedText,
  { start, end }: TaggedSentence,
  edits: readonly { start: number; end: number; after: string }[],
): string {
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
  return applyEdits(text.text.slice(start, end), moved)
}

function others(
  text: TaggedText,
  sentence: TaggedSentence,
  own: readonly Edit[],
  settings: Settings,
  mayInsert: MayInsert,
): string[] {
  const used = new Set(own.map((edit) => edit.after.toLowerCase()))
  const fresh = findCandidates(text, [sentence], settings).filter(({ proposal }) =>
    proposal.parts.every((part) => part.end <= sentence.end && !used.has(part.after.toLowerCase())),
  )
  const chosen = chooseByWorth(fresh, mayInsert)
  return chosen.length === 0
    ? []
    : [
        inSentence(
          text,
          sentence,
          chosen.flatMap((proposal) => proposal.parts),
        ),
      ]
}
