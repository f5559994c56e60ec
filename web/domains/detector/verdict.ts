import { isMarked } from '../../../contract/detector.ts'
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
  /** The figure to show, from 0 to 100, or null when there is none. */
  percent: number | null
  /** What the figure is: the AI score or, for a text by two authors, the share of its words in marked passages. */
  figure: 'score' | 'marked'
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
  const { predicted_class } = detection
  const figure = predicted_class === 'mixed' ? 'marked' : 'score'
  const percent = figure === 'marked' ? markedPercent(detection) : detection.fake_percentage
  if (predicted_class === 'inconclusive') {
    const kind = percent === null ? 'unscored' : detection.reliable ? 'undecided' : 'too-short'
    return { kind, name: verdictNames().inconclusive, tone: verdictTones.inconclusive, percent, figure }
  }
  return {
    kind: 'judged',
    name: verdictNames()[predicted_class],
    tone: verdictTones[predicted_class],
    percent,
    figure,
  }
}

/** Returns the share of the words in marked passages, or of the characters if the provider does not count words. */
function markedPercent({ ai_words: aiWords, text_words: words, sentences }: Detection): number | null {
  if (aiWords !== null) return shareOf(aiWords, words)
  const length = (of: Detection['sentences']) => of.reduce((sum, { start, end }) => sum + end - start, 0)
  return sentences.length === 0 ? null : shareOf(length(sentences.filter(isMarked)), length(sentences))
}

export function shareOf(part: number, whole: number): number {
  return Math.min(100, (100 * part) / Math.max(1, whole))
}

/** Reports whether the text is long enough to show its score and its marks. */
export function isScored({ kind, percent }: Verdict): boolean {
  return percent !== null && (kind === 'judged' || kind === 'undecided')
}

/** Returns the figure and the remainder to 100 for the bar, or null when the provider gives none. */
export function sharesOf(detection: Detection): Array<{ label: string; percent: number; tone: Tone }> | null {
  const { percent, figure } = verdictOf(detection)
  if (percent === null) return null
  if (figure === 'marked')
    return [
      { label: detectorTexts.notMarked, percent: 100 - percent, tone: verdictTones.human },
      { label: detectorTexts.marked, percent, tone: verdictTones.ai },
    ]
  return [
    { label: verdictNames().human, percent: 100 - percent, tone: verdictTones.human },
    { label: verdictNames().ai, percent, tone: verdictTones.ai },
  ]
}
