import { exportDays } from '../../contract/accounts/leaving.ts'
import { trustedDeviceDays } from '../../contract/accounts/security.ts'
import { bulkLimits } from '../../contract/api/bulk.ts'
import { graceDays, refundRule } from '../../contract/billing/billing.ts'
import { priceMark } from '../../contract/billing/money.ts'
import { brand } from '../../contract/brand.ts'
import type { LanguageTag } from '../../contract/languages.ts'
import { limits } from '../../contract/limits.ts'
import { originalityLimits } from '../../contract/originality/originality.ts'
import { leastYearlySaving, plans, tiers } from '../../contract/plans.ts'
import type { Values } from './fill-text.ts'

export const locales: Record<LanguageTag, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR' }

/** The values that texts of web/content may use in braces, in the notation of their language. */
export function contentValues(language: LanguageTag): Values {
  const locale = locales[language]
  const number = (value: number) => value.toLocaleString(locale)
  /** The server writes prices in the currency of the site. */
  const price = (cents: number) => priceMark(cents, locale)
  const megabytes = (bytes: number) => number(Math.round(bytes / 1_048_576))
  return {
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
          [`${tier}Monthly`, price(plan.monthlyCents)],
          [`${tier}Yearly`, price(plan.yearlyCents)],
          [`${tier}YearlyPerMonth`, price(plan.yearlyCents / 12)],
        ]
      }),
    ),
    cycleDays: String(plans.pro.cycleDays),
    yearlySaving: new Intl.NumberFormat(locale, { style: 'percent' }).format(leastYearlySaving),
    refundDays: String(refundRule.days),
    refundWords: number(refundRule.words),
    graceDays: String(graceDays),
    exportDays: String(exportDays),
    trustedDeviceDays: String(trustedDeviceDays),
    checkCharacters: number(limits.detectCharactersMax),
    fileMegabytes: megabytes(limits.fileBytesMax),
    searchPhrases: String(originalityLimits.searchPhrasesMax),
    bulkTexts: number(bulkLimits.rowsMax),
    filesPerMessage: String(limits.filesPerMessageMax),
  }
}
