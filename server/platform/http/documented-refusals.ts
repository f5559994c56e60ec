import { accountTexts } from '../../../contract/accounts.ts'
import { billingTexts } from '../../../contract/billing/billing.ts'

/** The keys of refusals of the specification, which are whole sentences: a call answers with them as they are. */
export const documentedRefusals: ReadonlySet<string> = new Set([
  billingTexts.planWrong.key,
  billingTexts.billingWrong.key,
  billingTexts.selectionMissing.key,
  accountTexts.emailMissing.key,
])
