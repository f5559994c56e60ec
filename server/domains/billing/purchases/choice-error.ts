import { billingTexts } from '../../../../contract/billing/billing.ts'
import { AppError } from '../../../platform/errors.ts'
import { asInputError, type Issue } from '../../../platform/http/validate.ts'

const { planWrong, billingWrong, selectionMissing } = billingTexts
const choiceTexts = [planWrong, billingWrong, selectionMissing]

/** Refuses a wrong plan or billing period with the documented text as it is; anything else names its field. */
export function asChoiceError(issue: Issue | undefined): AppError {
  const says = choiceTexts.find(({ key }) => key === issue?.message)
  if (!says) return asInputError(issue)
  return new AppError('invalid_input', says, { field: String(issue?.path?.[0] ?? '') })
}
