import { type HumanizationDetails, isAccepted } from '../../../../contract/humanizer.ts'
import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import { freeText } from '../../../locales/result-text.ts'
import type { HumanizedText } from '../humanized-text.ts'

type Charged = Pick<HumanizedText, 'cost' | 'free' | 'remaining_words'> & {
  details: Pick<HumanizationDetails, 'finalHumanScore' | 'judged'>
}

/**
 * Returns what a run cost and why: 'Cost 43 words, 1,957 left. 1 of 2 changed passages came to read as human.' Returns
 * nothing where words are not counted because no plans are sold.
 */
export function costText({ cost, free, remaining_words: left, details }: Charged): string {
  const { judged, finalHumanScore } = details
  if (cost > 0) {
    const text = rewriteTexts.costLeft({ words: cost, left })
    if (!judged || judged.cameToReadHuman === 0) return text
    return `${text} ${rewriteTexts.cameToReadHuman({ count: judged.passages, human: judged.cameToReadHuman })}`
  }
  // Where words are counted, a run that costs nothing has a reason. A note above says it if the result reads as AI.
  if (!free) return ''
  if (!isAccepted(finalHumanScore)) return rewriteTexts.costNothingLeft({ left })
  return `${freeText(free)} ${rewriteTexts.wordsLeft({ left })}`
}
