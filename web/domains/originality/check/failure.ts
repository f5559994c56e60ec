import { errorTexts } from '../../../../contract/errors.ts'
import { type CallFailure, callFailureOf } from '../../../call-failure.ts'
import { originalityTexts } from '../../../locales/en/originality/desk.ts'

export function failureOf(error: unknown): CallFailure {
  return callFailureOf(error, { ...originalityTexts, malformed: errorTexts.processFailed })
}
