import type { Mode, Tone } from '../../choices.ts'
import { applyEdits } from '../edit.ts'
import { toEdits } from '../guards/proposal-edits.ts'
import { soundEdits } from '../guards/sound-edits.ts'
import { tagText } from '../language/tagged-text.ts'
import { createRateCaps } from '../proposals/rate-caps.ts'
import type { Proposal, Rule } from '../proposals/rule.ts'
import { readSettings } from '../proposals/settings.ts'
import { findCandidates } from '../search/find-candidates.ts'

/**
 * What one change by a rule would make of a text, for the changes that every gate and cap of the product lets through. A
 * wording that only a share of all texts takes counts.
 */
export function resultsOf(rule: Rule, text: string, mode: Mode, tone?: Tone): string[] {
  const tagged = tagText(text)
  const { seed: _, ...settings } = readSettings(tagged, mode, tone)
  const mayInsert = createRateCaps(text, mode)
  return findCandidates(tagged, tagged.sentences, settings)
    .map(({ proposal }) => proposal)
    .filter(({ rule: name, inserted }) => name === rule.name && (inserted === '' || mayInsert(inserted, 0)))
    .filter((proposal) => soundEdits(tagged, toEdits(tagged, [proposal])).length > 0)
    .map((proposal) => applyEdits(text, proposal.parts))
}

/** Everything that a rule proposes in a text, whether or not the product would make it. */
export function proposalsOf(rule: Rule, text: string, tone?: Tone): Proposal[] {
  const tagged = tagText(text)
  const settings = readSettings(tagged, 'strong', tone)
  return tagged.sentences.flatMap((sentence) => rule.find(sentence, tagged, settings))
}
