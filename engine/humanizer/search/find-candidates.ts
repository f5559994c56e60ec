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
import { searchViews } from './features.ts'
import { createRhythm } from './rhythm.ts'
import { createViewGain } from './view-gain.ts'
import type { ViewScores } from './views.ts'

/** A change may cost this many bits under the language model of human text; more means a wrong sense or a broken joint. */
const lossMax: Record<Mode, number> = { clean: 5, balanced: 7.5, strong: 9 }
/** Bits of fluency that outweigh one style word removed. */
const bitsPerGain = 10
const fluencyGainMax = 1.5
/** Changes worth less than this remove no habit: they must also read more like a person's in most views. */
const habitGain = 0.75
const viewLossMax: Record<Mode, number> = { clean: -0.5, balanced: -1, strong: -1.5 }
/** Clean strips habits whatever a view says. */
const unseen: ViewScores = searchViews.map(() => 0)
/** Every change is a risk: one that gains less than this is not worth it. */
const cost: Record<Mode, number> = { clean: 0.3, balanced: 0.2, strong: 0.1 }

/** Returns the proposals of a mode's rules for some sentences that pass every gate. */
export function findCandidates(
  text: TaggedText,
  sentences: readonly TaggedSentence[],
  settings: Settings,
): Candidate[] {
  const rules = rulesFor(settings.mode)
  const searches = settings.mode !== 'clean'
  const viewGain = createViewGain(text)
  const rhythmGain = createRhythm(text)
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
    if (!suitsManyTexts(proposal, text, settings.seed)) return undefined
    if (!isSafe(text, proposal) || bringsSlip(text.text, proposal.parts)) return undefined
    const isVerse = verses.some(({ start, end }) => start <= sentence.start && sentence.start < end)
    if (isVerse && !fitsVerse(text.text, proposal)) return undefined
    const isSetForm = proposal.shape !== undefined || proposal.sure === true
    const fluency = isSetForm ? 0 : fluencyGain(text.text, proposal)
    if (fluency < -lossMax[settings.mode]) return undefined
    const views = searches ? viewGain(sentence, proposal) : unseen
    if (!proposal.shape && proposal.gain < habitGain && Math.min(...views) < viewLossMax[settings.mode])
      return undefined
    const worth =
      proposal.gain +
      Math.min(fluencyGainMax, fluency / bitsPerGain) +
      (proposal.shape ? rhythmGain(proposal.shape) : 0) -
      cost[settings.mode]
    const start = Math.min(...proposal.parts.map((part) => part.start))
    const end = Math.max(...proposal.parts.map((part) => part.end))
    const wordingKey = wordingKeyOf(proposal.inserted)
    return { proposal, wordingKey, worth, views, start, end, sentence: sentence.index }
  }
}
