import { billingTexts } from '../../../../contract/billing/billing.ts'
import { AppError } from '../../../platform/errors.ts'
import { asInputError, type Issue } from '../../../platform/http/validate.ts'

const choiceTexts: readonly string[] = [
  billingTexts.planWrong,
  billingTexts.billingWrong,
  billingTexts.selectionMissing,
]

/** Refuses a wrong plan or billing period with the documented text as it is; anything else names its field. */
export function asChoiceError(issue: Issue | undefined): AppError {
  if (!issue || !choiceTexts.includes(issue.message)) return asInputError(issue)
  return new AppError('invalid_input', issue.message, { field: String(issue.path?.[0] ?? '') })
}
