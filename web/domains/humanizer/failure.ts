import { errorTexts } from '../../../contract/errors.ts'
import { limits } from '../../../contract/limits.ts'
import { ApiError, isOffline } from '../../api.ts'
import { humanizerTexts } from '../../locales/en/humanizer/humanizer.ts'

export type HumanizeFailure = {
  text: string
  next: string | null
  /** The action that helps: signing in or trying again. */
  way: 'sign-in' | 'retry' | null
  code: string | null
}

export const blankFailure: HumanizeFailure = {
  text: errorTexts.humanizeBlank,
  next: null,
  way: null,
  code: null,
}
export const tooLongFailure = (): HumanizeFailure => ({
  text: humanizerTexts.atMostCharactersFitIn({ textCharactersMax: limits.textCharactersMax }),
  next: humanizerTexts.pleaseHumanizeItInParts,
  way: null,
  code: null,
})
export const signInFailure: HumanizeFailure = {
  text: errorTexts.humanizeSignIn,
  next: null,
  way: 'sign-in',
  code: null,
}

export function failureOf(error: unknown): HumanizeFailure {
  if (isOffline(error))
    return {
      text: errorTexts.processFailed,
      next: humanizerTexts.theServerDidNotRespond,
      way: 'retry',
      code: null,
    }
  if (!(error instanceof ApiError))
    return { text: errorTexts.processError, next: null, way: 'retry', code: null }
  if (error.status === 401) return signInFailure
  const isRefusal = error.status < 500
  const isWorthRetrying = !isRefusal || error.status === 429
  return {
    text: error.message || errorTexts.humanizeFailed,
    next: error.code === 'out_of_words' ? humanizerTexts.nothingWasCharged : null,
    way: isWorthRetrying ? 'retry' : null,
    code: isRefusal ? null : error.code,
  }
}
