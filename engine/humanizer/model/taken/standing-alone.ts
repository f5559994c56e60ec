import type { Edit, Replacement } from '../../edit.ts'
import { sentenceAt } from '../../guards/proposal-edits.ts'
import type { TaggedText } from '../../language/tagged-text.ts'

/** Longer words name something; the shorter ones come and go in every sentence. */
const wordForm = /\p{L}{5,}/gu

/** The edits of those sentences that can be reworded alone. */
export function standingAlone(tagged: TaggedText, edits: readonly Edit[]): Edit[] {
  const moved = withMovedWords(tagged, edits)
  return edits.filter((edit) => !moved.has(edit.sentence))
}

/** Sentences that took a word from another or gave it one: with them alone reworded, it would be said twice or not at all. */
function withMovedWords(tagged: TaggedText, edits: readonly Replacement[]): Set<number> {
  const removed = new Map<string, Set<number>>()
  const added = new Map<string, Set<number>>()
  for (const edit of edits) {
    const sentence = sentenceAt(tagged.sentences, edit.start)
    note(removed, tagged.text.slice(edit.start, edit.end), sentence)
    note(added, edit.after, sentence)
  }
  const moved = new Set<number>()
  for (const [word, froms] of removed)
    for (const from of froms)
      for (const to of added.get(word) ?? [])
        if (to !== from) {
          moved.add(from)
          moved.add(to)
        }
  return moved
}

function note(words: Map<string, Set<number>>, text: string, sentence: number): void {
  for (const [word] of text.toLowerCase().matchAll(wordForm))
    words.set(word, (words.get(word) ?? new Set()).add(sentence))
}
