import type { Mode } from '../../choices.ts'
import { fluencyGain } from '../guards/fluency.ts'
import { isSafe } from '../guards/proposal-edits.ts'
import { bringsSlip } from '../guards/slips.ts'
import { fitsVerse, versesOf } from '../guards/verse.ts'
import type { TaggedSentence, TaggedText } from '../language/tagged-text.ts'
import { wordingKeyOf } from '../proposals/rate-caps.ts'
import type { Proposal } from '../proposals/rule.ts'
import type { Settings } from '../proposals/settings.ts'
import { suitsManyTexts } from '../proposals/shares.ts'
import { rulesFor } from '../rules/all-rules.ts'
import type { Candidate } from './candidate.ts'

/** A change may cost this many bits under the language model of human text; more means a wrong sense or a broken joint. */
const lossMax: Record<Mode, number> = { clean: 5, balanced: 7.5, strong: 9 }
/** Bits of fluency that outweigh one style word removed. */
const bitsPerGain = 10
const fluencyGainMax = 1.5
/** Returns the proposals of a mode's rules for some sentences that pass every gate. */
export function findCandidates(
  text: TaggedText,
  sentences: readonly TaggedSentence[],
  settings: Settings,
): Candidate[] {
  const rules = rulesFor(settings.mode)
  const verses = versesOf(text.text)
  const found: Candidate[] = []
  for (const sentence of sentences) {
    for (const proposal of rules.flatMap((rule) => rule.find(sentence, text, settings))) {
      const candidate = weigh(proposal, sentence)
      if (candidate) found.push(candidate)
    }
  }
  return found

  function weigh(proposal: Proposal, sentence: TaggedSentence): Candidate | undefined {
    if (settings.certainOnly && proposal.check) return undefined
    if (!proposal.asked && !suitsManyTexts(proposal, text, settings.seed)) return undefined
    if (!isSafe(text, proposal) || bringsSlip(text.text, proposal.parts)) return undefined
    const isVerse = verses.some(({ start, end }) => start <= sentence.start && sentence.start < end)
    if (isVerse && !fitsVerse(text.text, proposal)) return undefined
    const isSetForm = proposal.shape !== undefined || proposal.sure === true
    const fluency = isSetForm ? 0 : fluencyGain(text.text, proposal)
    if (fluency < -lossMax[settings.mode]) return undefined
    const worth = proposal.gain + Math.min(fluencyGainMax, fluency / bitsPerGain)
    const start = Math.min(...proposal.parts.map((part) => part.start))
    const end = Math.max(...proposal.parts.map((part) => part.end))
    const wordingKey = wordingKeyOf(proposal.inserted)
    return { proposal, wordingKey, worth, start, end, sentence: sentence.index }
  }
}
