import type { SourceDate } from '../../../../../contract/essays/sources.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Reads dates such as 2020, 2020-05-17, 2020/05, 17 May 2020 or 2019/2020. Other texts are kept as they are. */
export function readDate(text: string): SourceDate | undefined {
  const words = text.trim()
  if (words === '') return undefined
  const range = words.length < 25 ? words.split(/\/|--|–/) : []
  if (range.length === 2 && range.every((part) => /^\d{4}(?:-\d{1,2}){0,2}$/.test(part.trim())))
    return { 'date-parts': range.map((part) => part.trim().split('-').map(Number)) }
  const numbers = /^(-?\d{1,4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T.*|[/ ]*)$/.exec(words)
  if (numbers) return fromParts(numbers[1], numbers[2], numbers[3])
  const year = /(?:^|\D)(\d{4})(?:\D|$)/.exec(words)?.[1]
  const month = monthOf(words)
  const day = /(?:^|[^\d])(\d{1,2})(?:st|nd|rd|th)?(?:[^\d]|$)/.exec(words)?.[1]
  if (year && month) return fromParts(year, String(month), day)
  return { literal: words.slice(0, 100) }
}

/** Returns the number of a month in a text, such as 5 for “May” or “5”. */
export function monthOf(text: string): number | undefined {
  const number = /^\s{0,5}(\d{1,2})\s{0,5}$/.exec(text)?.[1]
  if (number) return Number(number)
  const word = /[a-z]{3}/i.exec(text)?.[0].toLowerCase()
  const found = months.findIndex((month) => month === word || text.toLowerCase().includes(month))
  return found === -1 ? undefined : found + 1
}

function fromParts(year?: string, month?: string, day?: string): SourceDate {
  const parts = [Number(year)]
  if (isIn(month, 12)) {
    parts.push(Number(month))
    if (isIn(day, 31)) parts.push(Number(day))
  }
  return { 'date-parts': [parts] }
}

function isIn(text: string | undefined, max: number): boolean {
  return text !== undefined && Number(text) >= 1 && Number(text) <= max
}

/** Writes a date as 2020-05-17; what is not a date stays as it is. */
export function writeDate(date: SourceDate | undefined): string {
  if (date?.literal) return date.literal
  return (date?.['date-parts'] ?? [])
    .map(([year, ...rest]) => [String(year), ...rest.map((part) => String(part).padStart(2, '0'))].join('-'))
    .join('/')
}
