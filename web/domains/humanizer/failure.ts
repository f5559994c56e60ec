import { limits } from '../../../contract/limits.ts'
import { largestTier } from '../../../contract/plans.ts'
import { ApiError } from '../../api.ts'
import { callFailureOf } from '../../call-failure.ts'
import { humanizerTexts } from '../../locales/en/humanizer/humanizer.ts'
import { errorTexts } from '../../locales/en/shared/failures.ts'

export type HumanizeFailure = {
  text: string
  next: string | null
  /** The action that helps: signing in, more words, or trying again. */
  way: 'sign-in' | 'plans' | 'retry' | null
  code: string | null
}

export const blankFailure = (): HumanizeFailure => ({
  text: errorTexts.humanizeBlank,
  next: null,
  way: null,
  code: null,
})
export const tooLongFailure = (): HumanizeFailure => ({
  text: humanizerTexts.atMostCharactersFitIn({ textCharactersMax: limits.textCharactersMax }),
  next: humanizerTexts.pleaseHumanizeItInParts,
  way: null,
  code: null,
})
export const signInFailure = (): HumanizeFailure => ({
  text: errorTexts.humanizeSignIn,
  next: null,
  way: 'sign-in',
  code: null,
})

export function failureOf(error: unknown): HumanizeFailure {
  const isRefused = error instanceof ApiError
  if (isRefused && error.status === 401) return signInFailure()
  const { isWorthRetrying, ...failure } = callFailureOf(error, {
    serverSilent: humanizerTexts.theServerDidNotRespond,
    malformed: errorTexts.processError,
  })
  const isOutOfWords = isRefused && error.code === 'out_of_words'
  return {
    ...failure,
    text: isRefused && error.isBlank ? errorTexts.humanizeFailed : failure.text,
    next: isOutOfWords ? nextWithoutWords(error) : failure.next,
    way: isOutOfWords && error.details.tier !== largestTier ? 'plans' : isWorthRetrying ? 'retry' : null,
    code: isRefused ? failure.code : null,
  }
}

/** The refusal of a text that needs more words than are left says itself that nothing was charged. */
function nextWithoutWords({ details }: ApiError): string {
  return details.remaining === 0 ? humanizerTexts.nothingWasCharged : humanizerTexts.checkingStaysFree
}
