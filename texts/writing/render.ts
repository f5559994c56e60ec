import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import { clauseText, isMessage, type Message } from '../message.ts'

export type TextLanguage = {
  /** The tag for the plural rules, and the locale of numbers. */
  tag: string
  numbers: string
  /** Returns the source of a text by its key. */
  sourceOf: (key: string) => unknown
  /** Values that every text may contain. */
  always?: () => Readonly<Record<string, string>>
  /** Writes messages that are no text of a table, such as a date; null for others. */
  writeOther?: (message: Message) => string | null
}

const getDateTimeFormat = (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
  new Intl.DateTimeFormat(...given)

/** Returns a function that writes messages in a language. */
export function rendererOf({ tag, numbers, sourceOf, always, writeOther }: TextLanguage) {
  const formats = new Map<string, Intl.NumberFormat>()
  const plurals = new Intl.PluralRules(tag)
  const compiled = new Map<string, CompiledMessage>()
  const formatters = {
    getDateTimeFormat,
    getNumberFormat(_: unknown, options?: Intl.NumberFormatOptions) {
      const key = JSON.stringify(options ?? {})
      const known = formats.get(key) ?? new Intl.NumberFormat(numbers, options)
      formats.set(key, known)
      return known
    },
    getPluralRules: () => plurals,
  }

  function compiledText(key: string): CompiledMessage {
    const known = compiled.get(key)
    if (known !== undefined) return known
    const found = sourceOf(key)
    if (typeof found !== 'string' && !Array.isArray(found))
      throw new Error(`There is no text with the key ${key}.`)
    // A build has compiled the texts already.
    const made = typeof found === 'string' ? compile(found) : (found as CompiledMessage)
    compiled.set(key, made)
    return made
  }

  return function write(message: Message): string {
    const other = writeOther?.(message)
    if (typeof other === 'string') return other
    const text = compiledText(message.key)
    const given: Record<string, string | number> = { ...always?.() }
    for (const [name, value] of Object.entries(message.values ?? {}))
      given[name] = isMessage(value) ? write(value as Message) : (value as string | number)
    const written = typeof text === 'string' ? text : String(format(text, tag, given, { formatters }))
    return message.isClause ? clauseText(written) : written
  }
}

/** Returns the source at the end of a path, such as `refusals.notFound`, in tables of texts. */
export function sourceIn(tables: object, key: string): unknown {
  let found: unknown = tables
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = (found as Record<string, unknown>)[name]
  }
  return found
}
