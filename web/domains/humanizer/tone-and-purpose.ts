import type { HumanizePurpose, HumanizeTone } from '../../../contract/humanizer.ts'

/** The tone and the purpose of the rewrite; null follows the text. */
export type ToneAndPurpose = { tone: HumanizeTone | null; purpose: HumanizePurpose | null }

export const tones: Record<HumanizeTone, string> = {
  neutral: 'Neutral',
  formal: 'Formal',
  casual: 'Casual',
}

export const purposes: Record<HumanizePurpose, string> = {
  general: 'General reading',
  essay: 'An essay',
  marketing: 'Marketing',
  email: 'An email',
  news: 'News',
  technical: 'Technical text',
  legal: 'Legal text',
}
