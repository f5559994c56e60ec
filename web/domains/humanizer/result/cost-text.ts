import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import type { HumanizedText } from '../humanized-text.ts'

/** Returns 'Cost 43 words, 1,957 left.', or nothing where words are not counted because no plans are sold. */
export function costText({
  cost,
  free,
  remaining_words: left,
}: Pick<HumanizedText, 'cost' | 'free' | 'remaining_words'>): string {
  if (cost > 0) return rewriteTexts.costLeft({ words: cost, left })
  // Where words are counted, a run that costs nothing has a reason.
  return free ? rewriteTexts.costNothingLeft({ left }) : ''
}
