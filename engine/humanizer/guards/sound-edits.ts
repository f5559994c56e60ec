import type { Edit } from '../edit.ts'
import type { TaggedText } from '../language/tagged-text.ts'
import { keepsMeaning } from './meaning.ts'
import { findMoved } from './meaning-in-place.ts'
import { sentenceAt } from './proposal-edits.ts'
import { slippingEdits } from './slips.ts'

/** Takes back all changes of a sentence in which one is in doubt: changes of one sentence may lean on each other. */
export function soundEdits(tagged: TaggedText, edits: readonly Edit[]): Edit[] {
  const doubtful = new Set<number>(slippingEdits(tagged.text, edits).map((edit) => edit.sentence))
  for (const edit of edits) {
    const crosses = tagged.cover.subarray(edit.start, edit.end).includes(1)
    if (crosses || !keepsMeaning(edit.before, edit.after) || movesMeaning(tagged, edit))
      doubtful.add(edit.sentence)
  }
  return edits.filter((edit) => !doubtful.has(edit.sentence))
}

/** Within one long change a "not" could go to another verb, or to the next sentence. */
function movesMeaning({ text, sentences }: TaggedText, edit: Edit): boolean {
  if (!/\s/.test(edit.before.trim())) return false
  const start = sentences[edit.sentence]?.start ?? edit.start
  const end = sentences[sentenceAt(sentences, edit.end - 1)]?.end ?? edit.end
  const head = text.slice(Math.min(start, edit.start), edit.start)
  const tail = text.slice(edit.end, Math.max(end, edit.end))
  return findMoved(head + edit.before + tail, head + edit.after + tail).length > 0
}
