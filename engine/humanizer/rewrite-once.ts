import type { Edit } from './edit.ts'
import { rulesFor } from './rules/all-rules.ts'
import type { Mode, Proposal } from './rules/rule.ts'
import { selectProposals, toEdits } from './select.ts'
import type { TaggedText } from './tagged.ts'

/** One round of rewriting: all that the rules propose, the best of it that fits together. */
export function rewriteOnce(text: TaggedText, mode: Mode, _pass: number): Edit[] {
  const rules = rulesFor(mode)
  const proposals: Proposal[] = text.sentences.flatMap((sentence) =>
    rules.flatMap((rule) => rule.find(sentence, text)),
  )
  const chosen = selectProposals(text, proposals, () => true)
  return toEdits(text, chosen)
}
