import type { Edit } from './edit.ts'
import { compareFluency } from './fluency.ts'
import { createRateCaps } from './rate-caps.ts'
import { rulesFor } from './rules/all-rules.ts'
import type { Mode, Proposal } from './rules/rule.ts'
import { selectProposals, toEdits } from './select.ts'
import type { Settings } from './settings.ts'
import type { TaggedSentence, TaggedText } from './tagged.ts'
import { createViewGain } from './view-gain.ts'

/** A change may cost this many bits under the language model of human text; more means a wrong sense or a broken joint. */
const LOSS_MAX: Record<Mode, number> = { clean: 3.5, balanced: 5, strong: 7 }
/** Bits of fluency that outweigh one style word removed. */
const BITS_PER_GAIN = 10
const FLUENCY_GAIN_MAX = 1.5
/** Changes worth less than this remove no habit: they must also read more like a person's in the worse of two views. */
const HABIT_GAIN = 0.75
const VIEW_LOSS_MAX = -0.02

/** One round of rewriting: all that the rules propose, the best of it that fits together. */
export function rewriteOnce(text: TaggedText, settings: Settings): Edit[] {
  const mayInsert = createRateCaps(text.text)
  const proposals = findProposals(text, text.sentences, settings)
  return toEdits(
    text,
    selectProposals(text, proposals, (proposal) => mayInsert(proposal.inserted)),
  )
}

/** What the rules of a mode propose for some sentences and the language model lets pass, with its word in their gain. */
export function findProposals(
  text: TaggedText,
  sentences: readonly TaggedSentence[],
  settings: Settings,
): Proposal[] {
  const rules = rulesFor(settings.mode)
  const searches = settings.mode !== 'clean'
  const viewGain = createViewGain(text)
  const proposals: Proposal[] = []
  for (const sentence of sentences) {
    for (const proposal of rules.flatMap((rule) => rule.find(sentence, text, settings))) {
      const fluency = compareFluency(text.text, proposal)
      if (fluency.gain < -LOSS_MAX[settings.mode]) continue
      const seen = searches ? viewGain(sentence, proposal) : 0
      if (proposal.gain < HABIT_GAIN && seen < VIEW_LOSS_MAX) continue
      const gain =
        proposal.gain +
        Math.min(FLUENCY_GAIN_MAX, fluency.gain / BITS_PER_GAIN) +
        Math.max(-1, Math.min(1, seen))
      proposals.push({ ...proposal, gain })
    }
  }
  return proposals
}
