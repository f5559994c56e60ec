import type { RemainingWords } from '../../../contract/credits.ts'
import { limits } from '../../../contract/limits.ts'
import { planForRequest, plans } from '../../../contract/plans.ts'
import { countWords, wordsText } from '../../../contract/word-count.ts'

export type Quote = {
  kind: 'blank' | 'ready' | 'too-long-for-plan' | 'too-long' | 'out-of-words' | 'too-few-words' | 'unknown'
  words: number
  text: string
}

/**
 * Returns the cost of a run, or why it cannot start. The server decides; this only predicts it. The final cost is the
 * word count of the result, which may differ by a few words.
 */
export function quoteOf(text: string, allowance: RemainingWords | null): Quote {
  const words = countWords(text)
  const quote = (kind: Quote['kind'], line: string): Quote => ({ kind, words, text: line })
  if (text.trim() === '')
    return quote('blank', allowance ? `${count(allowance.remaining_words)} words left` : '')
  if (text.length > limits.textCharactersMax)
    return quote('too-long', `At most ${count(limits.textCharactersMax)} characters fit in one text.`)
  if (!allowance) return quote('unknown', `Costs about ${wordsText(words)}`)
  const { remaining_words: left, tier, words_per_request: perRequest } = allowance
  if (words > perRequest) return quote('too-long-for-plan', tooLongText(words, plans[tier].name, perRequest))
  if (left === 0)
    return quote('out-of-words', tier === 'pro' ? "You've used all your Pro word count" : 'Out of Words')
  if (words > left) return quote('too-few-words', `Needs ${wordsText(words)}, and ${count(left)} are left.`)
  return quote('ready', `Costs about ${count(words)} of ${wordsText(left)}, free if it reads as AI`)
}

function tooLongText(words: number, plan: string, perRequest: number): string {
  const bigger = planForRequest(words)
  const limit = `This text has ${wordsText(words)}; the ${plan} plan takes ${count(perRequest)} at once.`
  const way = bigger
    ? `${bigger.name} takes ${count(bigger.wordsPerRequest)}.`
    : 'Please humanize it in parts.'
  return `${limit} ${way}`
}

export function count(value: number): string {
  return value.toLocaleString('en-US')
}
