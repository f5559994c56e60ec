import type { Message, SentMessage } from '../message.ts'

// Values of messages that each language writes its own way.

export const dayText = (at: Date): Message => ({ key: 'values.day', values: { at: at.toISOString() } })
/** Without the year. */
export const dayOfYearText = (at: Date): Message => ({
  key: 'values.dayOfYear',
  values: { at: at.toISOString() },
})
/** With the time and its zone, because the reader may be in any. */
export const momentText = (at: Date): Message => ({ key: 'values.moment', values: { at: at.toISOString() } })

/** The locale of days, and of those that stand with a time or without a year. */
export type DateLocales = { days: string; moments: string }

/** English has American days, and the British order where a time follows. */
export const englishDates: DateLocales = { days: 'en-US', moments: 'en-GB' }

const wholeDay = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const dayAndMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

const writers: Record<string, (at: Date, locales: DateLocales) => string> = {
  'values.day': (at, { days }) => at.toLocaleDateString(days, wholeDay),
  'values.dayOfYear': (at, { moments }) => at.toLocaleDateString(moments, dayAndMonth),
  'values.moment': (at, { moments }) =>
    `${at.toLocaleDateString(moments, wholeDay)}, ${at.toISOString().slice(11, 16)} UTC`,
}

/** Returns a day or a moment as a language writes it; null for other messages. */
export function writeDate({ key, values }: SentMessage, locales: DateLocales): string | null {
  const write = Object.hasOwn(writers, key) ? writers[key] : undefined
  const at = new Date(String((values as { at?: unknown } | undefined)?.at))
  return write && !Number.isNaN(at.getTime()) ? write(at, locales) : null
}
