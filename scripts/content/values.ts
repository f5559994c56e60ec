import { exportDays } from '../../contract/accounts/leaving.ts'
import { trustedDeviceDays } from '../../contract/accounts/security.ts'
import { graceDays, refundRule } from '../../contract/billing/billing.ts'
import { brand } from '../../contract/brand.ts'
import { limits } from '../../contract/limits.ts'
import { originalityLimits } from '../../contract/originality/originality.ts'
import { plans, tiers } from '../../contract/plans.ts'
import type { Values } from './fill-text.ts'

const number = (value: number) => value.toLocaleString('en-US')
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const megabytes = (bytes: number) => number(Math.round(bytes / 1_048_576))

/** The values that texts of web/content may use in braces. */
export const contentValues: Values = {
  name: brand.name,
  supportEmail: brand.supportEmail,
  ...Object.fromEntries(
    tiers.flatMap((tier) => {
      const plan = plans[tier]
      return [
        [`${tier}Name`, plan.name],
        [`${tier}Words`, number(plan.words)],
        [`${tier}WordsPerRequest`, number(plan.wordsPerRequest)],
        [`${tier}FreeResults`, number(plan.freeResultWords)],
        [`${tier}Monthly`, dollars(plan.monthlyCents)],
        [`${tier}Yearly`, dollars(plan.yearlyCents)],
        [`${tier}YearlyPerMonth`, dollars(plan.yearlyCents / 12)],
      ]
    }),
  ),
  cycleDays: String(plans.pro.cycleDays),
  yearlySaving: `${Math.round(100 - plans.pro.yearlyCents / 12 / (plans.pro.monthlyCents / 100))}%`,
  refundDays: String(refundRule.days),
  refundWords: number(refundRule.words),
  graceDays: String(graceDays),
  exportDays: String(exportDays),
  trustedDeviceDays: String(trustedDeviceDays),
  checkCharacters: number(limits.detectCharactersMax),
  fileMegabytes: megabytes(limits.fileBytesMax),
  searchPhrases: String(originalityLimits.searchPhrasesMax),
  filesPerMessage: String(limits.filesPerMessageMax),
}
