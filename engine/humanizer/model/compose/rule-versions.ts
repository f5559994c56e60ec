import { applyEdits, type Edit } from '../../edit.ts'
import type { TaggedText } from '../../language/tagged-text.ts'
import { humanize } from '../../rewrite/humanize.ts'
import type { HumanizeOptions } from '../../rewrite/result.ts'
import { isOpen } from '../ask/stretches.ts'
import type { Version } from '../versions/version.ts'

/** What the built-in rules would make of the sentences that have no safe version of a model. */
export function ruleVersions(
  tagged: TaggedText,
  options: HumanizeOptions,
  served: ReadonlySet<number>,
): Version[] {
  const { text, sentences } = tagged
  const open = sentences.filter((sentence) => isOpen(sentence) && !served.has(sentence.index))
  if (open.length === 0) return []
  const bySentence = new Map<number, Edit[]>()
  for (const edit of humanize(text, options).edits)
    bySentence.set(edit.sentence, [...(bySentence.get(edit.sentence) ?? []), edit])
  return open.flatMap(({ index, start, end }) => {
    const edits = bySentence.get(index) ?? []
    if (edits.length === 0 || edits.some((edit) => edit.start < start || edit.end > end)) return []
    const moved = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
    const wording = applyEdits(text.slice(start, end), moved)
    return [{ from: index, to: index, start, end, text: wording, natural: 3, doubt: 0, edits }]
  })
}
