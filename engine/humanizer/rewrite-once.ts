import type { Edit } from './edit.ts'
import { createRateCaps } from './rate-caps.ts'
import { searchBest } from './search/beam.ts'
import { findCandidates } from './search/find-candidates.ts'
import { toEdits } from './select.ts'
import type { Settings } from './settings.ts'
import type { TaggedText } from './tagged.ts'

/** One round of rewriting: all that the rules propose, the best of it that fits together. */
export function rewriteOnce(text: TaggedText, settings: Settings): Edit[] {
  const candidates = findCandidates(text, text.sentences, settings)
  return toEdits(text, searchBest(candidates, settings.mode, createRateCaps(text.text, settings.mode)))
}
