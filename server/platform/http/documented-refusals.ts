import { accountTexts } from '../../../contract/accounts.ts'
import { billingTexts } from '../../../contract/billing/billing.ts'

/** Refusals of the specification, which are whole sentences: a call answers with them as they are. */
export const documentedRefusals: ReadonlySet<string> = new Set<string>([
  billingTexts.planWrong,
  billingTexts.billingWrong,
  billingTexts.selectionMissing,
  accountTexts.emailMissing,
])
