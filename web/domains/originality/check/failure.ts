import { type CallFailure, callFailureOf } from '../../../call-failure.ts'
import { originalityTexts } from '../../../locales/en/originality/desk.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'

export function failureOf(error: unknown): CallFailure {
  return callFailureOf(error, { ...originalityTexts, malformed: errorTexts.processFailed })
}
