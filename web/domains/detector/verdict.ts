import { detectorTexts } from '../../locales/en/detector/detector.ts'
import type { Tone } from '../../ui/feedback/tone.ts'
import type { Detection } from './queries.ts'

export type Verdict = {
  /**
   * undecided: long enough, with a score between those of people and of models. too-short: scored, but too few words
   * for a verdict. unscored: another language, code, or no text.
   */
  kind: 'judged' | 'undecided' | 'too-short' | 'unscored'
  name: string
  tone: Tone
  /** The AI score from 0 to 100, or null when there is none. */
  percent: number | null
}

export const verdictNames = () =>
  ({
    ai: detectorTexts.ai,
    human: detectorTexts.human,
    mixed: detectorTexts.mixed,
    inconclusive: detectorTexts.inconclusive,
  }) as const
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
    const kind = percent === null ? 'unscored' : detection.reliable ? 'undecided' : 'too-short'
    return { kind, name: verdictNames().inconclusive, tone: verdictTones.inconclusive, percent }
  }
  return {
    kind: 'judged',
    name: verdictNames()[predicted_class],
    tone: verdictTones[predicted_class],
    percent,
  }
}

/** Reports whether the text is long enough to show its score and its marks. */
export function isScored({ kind, percent }: Verdict): boolean {
  return percent !== null && (kind === 'judged' || kind === 'undecided')
}

/** Returns the AI score and the remainder to 100 for the bar, or null when the provider gives none. */
export function sharesOf(detection: Detection): Array<{ label: string; percent: number; tone: Tone }> | null {
  const { percent } = verdictOf(detection)
  if (percent === null) return null
  return [
    { label: verdictNames().human, percent: 100 - percent, tone: verdictTones.human },
    { label: verdictNames().ai, percent, tone: verdictTones.ai },
  ]
}
