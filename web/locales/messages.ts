import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import { withSiteName } from '../../contract/brand.ts'
import { clauseText, isMessage, type SentMessage } from '../../texts/message.ts'
import { writeDate } from '../../texts/writing/values.ts'
import { formatters } from './format.ts'
import { type Compiled, currentLanguage, english, translationOf } from './language.ts'
import type { Messages, Texts } from './message-types.ts'

/**
 * Makes a part of the catalogue from its English messages. A message without values is read as a string
 * (`letters.done`); one with values is a function (`letters.stopped({ mails })`). Every read uses the current language,
 * so a text is read where it is shown and never when a module is loaded.
 *
 * The build compiles the messages (`scripts/compile-messages.ts`), so that no parser is sent to the browser.
 */
export function messages<const T extends Messages>(part: string, source: T): Texts<T> {
  return textsOf(source as unknown as Compiled, () => translationOf(part)) as Texts<T>
}

const compiled = Symbol('compiled')

/** A part of a compiled message: words, or a value with its name and, for a number, its kind. */
export type CompiledPart = string | readonly unknown[]

/** Returns the English messages of a part of the catalogue as the build compiled them. */
export function compiledSource(texts: object): Record<string, string | CompiledPart[]> {
  return (texts as Record<symbol, Record<string, string | CompiledPart[]>>)[compiled]!
}

function textsOf(source: Compiled, translated: () => Compiled | undefined): unknown {
  return new Proxy(source, {
    get(_, key) {
      if (typeof key === 'symbol') return key === compiled ? source : undefined
      const own = source[key]
      if (typeof own === 'object' && !Array.isArray(own))
        return textsOf(own as Compiled, () => translated()?.[key] as Compiled | undefined)
      const translation = translated()?.[key]
      if (translation === undefined) return textOf(own, english.tag, english.numbers)
      const { tag, numbers } = currentLanguage()
      return textOf(translation, tag, numbers)
    },
  })
}

/** A compiled message with values is an array. */
function textOf(written: unknown, tag: string, numbers: string): unknown {
  if (!Array.isArray(written)) return typeof written === 'string' ? withSiteName(written) : written
  const message = named(written)
  const getNumberFormat = (_: unknown, options?: Intl.NumberFormatOptions) =>
    formatters.getNumberFormat(numbers, options)
  return (values: Values) =>
    together(
      format(message as CompiledMessage, tag, tagsOf(values), {
        formatters: { ...formatters, getNumberFormat },
      }),
    )
}

/**
 * Returns a message of the server in the current language. `english` is its text as the server wrote it, which is shown
 * where the message has no translation, and where an older version stored the text alone.
 */
export function messageText(message: SentMessage | null | undefined, english: string): string {
  return (message && translated(message)) ?? withSiteName(english)
}

/** Returns a message in the current language; null in English, and where it has no translation. */
export function translated({ key, values = {}, isClause }: SentMessage): string | null {
  const { tag, numbers, dates } = currentLanguage()
  const date = tag === english.tag ? null : writeDate({ key, values }, { days: dates, moments: dates })
  if (date !== null) return date
  const [part, ...path] = key.split('.')
  // What the server says, and what the engine says.
  let found: unknown = translationOf(`shared/${part}`) ?? translationOf(`engine/${part}`)
  for (const name of path) found = (found as Compiled | undefined)?.[name]
  if (found === undefined) return null
  const text = textOf(found, tag, numbers)
  if (typeof text !== 'function') return isClause ? clauseText(String(text)) : String(text)
  const given: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const own = isMessage(value) ? translated(value) : (value as string | number)
    if (own === null) return null
    given[name] = own
  }
  const said = String(text(given))
  return isClause ? clauseText(said) : said
}

const namedMessages = new WeakMap<unknown[], unknown[]>()

/** Returns a compiled message with the name of this site. The values that it is given later stay as they are. */
function named(message: unknown[]): unknown[] {
  const known = namedMessages.get(message)
  if (known) return known
  const made = message.map(nameParts)
  namedMessages.set(message, made)
  return made
}

function nameParts(part: unknown): unknown {
  if (typeof part === 'string') return withSiteName(part)
  if (Array.isArray(part)) return part.map(nameParts)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, nameParts(inner)]))
}

type Values = Record<string, string | number | Date | ((words: ReactNode) => ReactNode)>

/** The library gives a tag its words as an array; as one node they need no keys. */
function tagsOf(values: Values): FormatValues<ReactNode> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'function') return [name, (words: ReactNode[]) => value(together(words))]
      return [name, typeof value === 'string' ? isolated(value) : value]
    }),
  ) as FormatValues<ReactNode>
}

/** Characters that are written from right to left or change the direction of what follows. */
const directed =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Keeps the direction of a value, such as a name in Arabic, from reordering the sentence around it. */
function isolated(value: string): string {
  return directed.test(value) ? `\u2068${value}\u2069` : value
}

function together(parts: ReactNode | ReactNode[]): ReactNode {
  if (!Array.isArray(parts)) return parts
  return parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts)
}
