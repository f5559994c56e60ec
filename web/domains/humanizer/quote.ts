import type { RemainingWords } from '../../../contract/credits.ts'
import { limits } from '../../../contract/limits.ts'
import { planForRequest, plans } from '../../../contract/plans.ts'
import { countWords } from '../../../contract/word-count.ts'
import { humanizerTexts } from '../../locales/en/humanizer/humanizer.ts'
import { errorTexts } from '../../locales/en/shared/failures.ts'

export type Quote = {
  kind:
    | 'blank'
    | 'ready'
    | 'paid'
    | 'uncounted'
    | 'too-long-for-plan'
    | 'too-long'
    | 'out-of-words'
    | 'too-few-words'
    | 'unknown'
  words: number
  text: string
}

/**
 * Returns the cost of a run, or why it cannot start. The server decides; this only predicts it. The final cost is the
 * word count of the result, which may differ by a few words. `countsWords` is false where no plans are sold, and `isPaid` true
 * for a text that was charged with the same choices.
 */
export function quoteOf(
  written: string,
  allowance: RemainingWords | null,
  { countsWords = true, isPaid = false } = {},
): Quote {
  const words = countWords(written)
  const quote = (kind: Quote['kind'], line: string): Quote => ({ kind, words, text: line })
  if (written.trim() === '')
    return quote('blank', allowance ? humanizerTexts.wordsLeft({ left: allowance.remaining_words }) : '')
  if (written.length > limits.textCharactersMax)
    return quote(
      'too-long',
      humanizerTexts.atMostCharactersFitIn({ textCharactersMax: limits.textCharactersMax }),
    )
  if (!countsWords) return quote('uncounted', '')
  if (!allowance) return quote('unknown', humanizerTexts.costsAbout({ words }))
  const { remaining_words: left, tier, words_per_request: perRequest, free_result_words } = allowance
  if (words > perRequest) return quote('too-long-for-plan', tooLongText(words, plans[tier].name, perRequest))
  if (isPaid) return quote('paid', humanizerTexts.paidBefore)
  if (left === 0) return quote('out-of-words', errorTexts[plans[tier].outOfWords])
  if (words > left) return quote('too-few-words', humanizerTexts.needsAndAreLeft({ words, left }))
  const hasFreeResult = free_result_words === null || words <= free_result_words
  const text = hasFreeResult ? humanizerTexts.costsAboutIf : humanizerTexts.costsAboutOrBack
  return quote('ready', text({ words, left }))
}

function tooLongText(words: number, plan: string, perRequest: number): string {
  const bigger = planForRequest(words)
  const limit = humanizerTexts.thisTextHasThePlan({ words, plan, perRequest })
  const way = bigger
    ? humanizerTexts.takes({ name: bigger.name, words: bigger.wordsPerRequest })
    : humanizerTexts.pleaseHumanizeInParts
  return `${limit} ${way}`
}
