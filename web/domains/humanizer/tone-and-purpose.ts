import type { HumanizePurpose, HumanizeTone } from '../../../contract/humanizer.ts'
import { humanizerTexts } from '../../locales/en/humanizer/humanizer.ts'

/** The tone and the purpose of the rewrite; null follows the text. */
export type ToneAndPurpose = { tone: HumanizeTone | null; purpose: HumanizePurpose | null }

export const tones: Record<HumanizeTone, string> = humanizerTexts.tones

export const purposes: Record<HumanizePurpose, string> = humanizerTexts.purposes
