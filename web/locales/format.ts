import { currentLanguage } from './language.ts'

/** The forms in which dates appear. A new form is a row here. */
const dateForms = {
  /** 3 Nov */
  short: { day: 'numeric', month: 'short' },
  /** 3 Nov 2026 */
  shortYear: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 3 November */
  long: { day: 'numeric', month: 'long' },
  /** 3 November 2026 */
  longYear: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 14:05 */
  time: { hour: '2-digit', minute: '2-digit' },
  /** 3 November 2026 at 14:05 CET */
  momentZone: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** 3 November 2026 at 14:05 */
  moment: { dateStyle: 'long', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateForm = keyof typeof dateForms

const kept = new Map<string, unknown>()

/** Formatters are expensive to make, so each is made once. */
function once<T>(key: string, make: () => T): T {
  if (!kept.has(key)) kept.set(key, make())
  return kept.get(key) as T
}

/** The formatters of messages, which ask with the tag of a language. */
export const formatters = {
  getNumberFormat: (locale?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) =>
    once(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options)),
  getDateTimeFormat: (locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) =>
    once(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options)),
  getPluralRules: (locale?: Intl.LocalesArgument, options?: Intl.PluralRulesOptions) =>
    once(`plural ${locale} ${options?.type}`, () => new Intl.PluralRules(locale, options)),
}

/** 1,234, and −1,234 with the sign for minus instead of a hyphen. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return formatters.getNumberFormat(currentLanguage().numbers, options).format(value).replace('-', '−')
}

/** A date in the language of the page, in a time zone if one is given, otherwise in that of this device. */
export function formatDate(date: Date | string, form: DateForm, timeZone?: string): string {
  const options = timeZone ? { ...dateForms[form], timeZone } : dateForms[form]
  return formatters.getDateTimeFormat(currentLanguage().dates, options).format(new Date(date))
}

/** A date as this device writes dates in the language of the page, for lists and times of day. */
export function formatDeviceDate(date: Date | string, form: DateForm): string {
  return formatters.getDateTimeFormat(deviceLocale(), dateForms[form]).format(new Date(date))
}

/** A reader in Mexico gets Mexican dates in Spanish. A device in another language gets the dates of the page. */
function deviceLocale(): string | undefined {
  const { tag, dates } = currentLanguage()
  const device = new Intl.DateTimeFormat().resolvedOptions().locale
  return device.startsWith(tag) ? undefined : dates
}

/** A time today, '3 Nov' this year, and with the year before that, as this device writes dates. */
export function formatRecentDate(date: Date | string, now: Date): string {
  const then = new Date(date)
  if (then.toDateString() === now.toDateString()) return formatDeviceDate(then, 'time')
  return formatDeviceDate(then, then.getFullYear() === now.getFullYear() ? 'short' : 'shortYear')
}

/** “one, two, and three” */
export function formatList(items: string[]): string {
  const { numbers } = currentLanguage()
  return once(`list ${numbers}`, () => new Intl.ListFormat(numbers, { type: 'conjunction' })).format(items)
}
