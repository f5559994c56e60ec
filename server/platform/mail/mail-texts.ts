import { moneyText } from '../../../contract/billing/money.ts'
import { brand, standardIdentity } from '../../../contract/brand.ts'
import type { LanguageTag } from '../../../contract/languages.ts'
import { mails as english } from '../../../texts/mails/en.ts'
import { mails as spanish } from '../../../texts/mails/es.ts'
import { mails as french } from '../../../texts/mails/fr.ts'
import { type Message, messagesOf } from '../../../texts/message.ts'
import { rendererOf, sourceIn } from '../../../texts/writing/render.ts'
import { type DateLocales, englishDates, writeDate } from '../../../texts/writing/values.ts'
import type { MailText } from './letter.ts'

/** The texts of mails. */
export const mailTexts = messagesOf('mails', english)

const sumKey = 'values.sum'

/** A sum of money, which each language writes its own way. */
export const sumText = (cents: number, currency: string): Message => ({
  key: sumKey,
  values: { cents, currency },
})

const languages: Record<LanguageTag, { mails: object; numbers: string; dates: DateLocales }> = {
  en: { mails: english, numbers: 'en-US', dates: englishDates },
  es: { mails: spanish, numbers: 'es-ES', dates: { days: 'es-ES', moments: 'es-ES' } },
  fr: { mails: french, numbers: 'fr-FR', dates: { days: 'fr-FR', moments: 'fr-FR' } },
}

function writeSum({ key, values }: Message, locale: string): string | null {
  if (key !== sumKey) return null
  const { cents, currency } = values as { cents: number; currency: string }
  return moneyText(cents, currency, locale)
}

const site = 'siteName'

function writerOf(tag: LanguageTag): (message: Message) => string {
  const { mails, numbers, dates } = languages[tag]
  return rendererOf({
    tag,
    numbers,
    sourceOf(key) {
      const source = sourceIn({ mails }, key)
      return typeof source === 'string' ? source.replaceAll(standardIdentity.name, `{${site}}`) : source
    },
    // Read for each mail, because an operator may change the name of the site.
    always: () => ({ [site]: brand.name }),
    writeOther: (message) => writeDate(message, dates) ?? writeSum(message, numbers),
  })
}

const written = { en: writerOf('en'), es: writerOf('es'), fr: writerOf('fr') }

/** Returns a text of a mail in a language. Words of a user or an operator stay as they are. */
export function writeText(text: MailText, tag: LanguageTag): string {
  return typeof text === 'string' ? text : written[tag](text)
}
