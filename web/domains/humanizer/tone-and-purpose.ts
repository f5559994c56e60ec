import {
  choicesOfRules,
  type HumanizePurpose,
  type HumanizeTone,
  humanizePurposes,
  humanizeTones,
} from '../../../contract/humanizer.ts'
import { humanizerTexts } from '../../locales/en/humanizer/humanizer.ts'
import type { RewriterOfMode } from './modes.ts'

/** The tone and the purpose of the rewrite; null follows the text. */
export type ToneAndPurpose = { tone: HumanizeTone | null; purpose: HumanizePurpose | null }

export const tones: Record<HumanizeTone, string> = humanizerTexts.tones

export const purposes: Record<HumanizePurpose, string> = humanizerTexts.purposes

type Heard = { tones: readonly HumanizeTone[]; purposes: readonly HumanizePurpose[] }

const nothing: Heard = { tones: [], purposes: [] }

/** The choices that change the result, by what rewrites. */
const heardBy: Record<RewriterOfMode['kind'], Heard> = {
  rules: choicesOfRules,
  model: { tones: humanizeTones, purposes: humanizePurposes },
  service: { tones: [], purposes: humanizePurposes },
}

/** Returns the choices to offer for a run. The gentlest strength of the rules follows the text alone. */
export function heardChoices({ kind }: RewriterOfMode, mode: string): Heard {
  return kind === 'rules' && mode === 'clean' ? nothing : heardBy[kind]
}

/** Returns the choices of a draft that the run hears; the others belong to another rewriter and are left out. */
export function heardWishes(
  { tone, purpose, mode }: ToneAndPurpose & { mode: string },
  by: RewriterOfMode,
): ToneAndPurpose {
  const heard = heardChoices(by, mode)
  return {
    tone: tone && heard.tones.includes(tone) ? tone : null,
    purpose: purpose && heard.purposes.includes(purpose) ? purpose : null,
  }
}
