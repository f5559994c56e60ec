import type { Tone } from '../../ui/tone.ts'
import type { Detection } from './queries.ts'

export type Verdict = {
  /** too-short: scored, but on too few words to judge. unscored: another language, code, or nothing to read. */
  kind: 'judged' | 'too-short' | 'unscored'
  name: string
  tone: Tone
  /** Share that reads like AI, 0 to 100, or null where none is given. */
  percent: number | null
}

export const verdictNames = {
  ai: 'AI',
  human: 'Human',
  mixed: 'Mixed',
  inconclusive: 'Inconclusive',
} as const
export const verdictTones = {
  ai: 'danger',
  human: 'positive',
  mixed: 'caution',
  inconclusive: 'neutral',
} as const

export function verdictOf(detection: Detection): Verdict {
  const percent = detection.fake_percentage
  const { predicted_class } = detection
  if (predicted_class === 'inconclusive') {
    const kind = percent === null ? 'unscored' : 'too-short'
    return { kind, name: verdictNames.inconclusive, tone: verdictTones.inconclusive, percent }
  }
  return { kind: 'judged', name: verdictNames[predicted_class], tone: verdictTones[predicted_class], percent }
}

/** The three shares in percent for the bar, or null when the provider gives none. */
export function sharesOf(detection: Detection): Array<{ label: string; percent: number; tone: Tone }> | null {
  const shares = detection.class_probabilities
  if (!shares) return null
  return (['human', 'mixed', 'ai'] as const).map((name) => ({
    label: verdictNames[name],
    percent: shares[name] * 100,
    tone: verdictTones[name],
  }))
}
