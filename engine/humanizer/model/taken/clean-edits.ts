import type { Span } from '../../../text/sentences.ts'
import { applyEdits, type Edit } from '../../edit.ts'
import { proveResult } from '../../guards/proof.ts'
import { sentenceAt } from '../../guards/proposal-edits.ts'
import type { TaggedText } from '../../language/tagged-text.ts'
import { humanize } from '../../rewrite/humanize.ts'
import type { HumanizeOptions } from '../../rewrite/result.ts'

/** The edits of the embedded engine in Clean mode for one passage; none where they are not proved safe. */
export function cleanEdits(tagged: TaggedText, passage: Span, options: HumanizeOptions): Edit[] {
  const part = humanize(tagged.text.slice(passage.start, passage.end), {
    mode: 'clean',
    lock: options.lock ?? [],
  })
  const moved = part.edits.map((edit) => ({
    ...edit,
    start: edit.start + passage.start,
    end: edit.end + passage.start,
  }))
  const safe = moved.filter((edit) => !tagged.cover.subarray(edit.start, edit.end).includes(1))
  if (!proveResult(tagged.text, applyEdits(tagged.text, safe), tagged.locks, safe).holds) return []
  return safe.map((edit) => ({ ...edit, sentence: sentenceAt(tagged.sentences, edit.start) }))
}
