import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import { accounts } from './accounts.ts'
import { apiKeys } from './api-keys.ts'
import { billing } from './billing.ts'
import { bulk } from './bulk.ts'
import { connections } from './connections.ts'
import { errors } from './errors.ts'
import { failures } from './failures.ts'
import { faults } from './faults.ts'
import { files } from './files.ts'
import { issues } from './issues.ts'
import { keys } from './keys.ts'
import { leaving } from './leaving.ts'
import { localModels } from './local-models.ts'
import { clauseText, type EnglishTexts, isMessage, type Message } from './message.ts'
import { nouns } from './nouns.ts'
import { originality } from './originality.ts'
import { passkeys } from './passkeys.ts'
import { preferences } from './preferences.ts'
import { refusals } from './refusals.ts'
import { runs } from './runs.ts'
import { security } from './security.ts'
import { sharing } from './sharing.ts'
import { site } from './site.ts'
import { works } from './works.ts'

/** Every table of this folder. Its key is the first part of the keys of its messages. */
export const englishTexts = {
  accounts,
  'api-keys': apiKeys,
  billing,
  bulk,
  connections,
  errors,
  failures,
  faults,
  files,
  issues,
  keys,
  leaving,
  'local-models': localModels,
  nouns,
  originality,
  passkeys,
  preferences,
  refusals,
  runs,
  security,
  sharing,
  site,
  works,
} as const satisfies EnglishTexts

const numbers = new Map<string, Intl.NumberFormat>()
const plurals = new Intl.PluralRules('en')

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat(_: unknown, options?: Intl.NumberFormatOptions) {
    const key = JSON.stringify(options ?? {})
    const known = numbers.get(key) ?? new Intl.NumberFormat('en-US', options)
    numbers.set(key, known)
    return known
  },
  getPluralRules: () => plurals,
}

const compiled = new Map<string, CompiledMessage>()

/** Returns the English text of a message: the documented wording, for programs and stored results. */
export function inEnglish(message: Message): string {
  const text = compiledText(message.key)
  if (typeof text === 'string') return clauseOf(text, message)
  const given = Object.entries(message.values ?? {}).map(([name, value]) => [
    name,
    isMessage(value) ? inEnglish(value as Message) : value,
  ])
  return clauseOf(String(format(text, 'en', Object.fromEntries(given), { formatters })), message)
}

function clauseOf(text: string, { isClause }: Message): string {
  return isClause ? clauseText(text) : text
}

function compiledText(key: string): CompiledMessage {
  const known = compiled.get(key)
  if (known !== undefined) return known
  const found = sourceOf(key)
  if (typeof found !== 'string' && !Array.isArray(found))
    throw new Error(`There is no text with the key ${key}.`)
  // The build has compiled the texts already.
  const made = typeof found === 'string' ? compile(found) : (found as CompiledMessage)
  compiled.set(key, made)
  return made
}

/** Returns the message that a key of a table names, where a library passes only a string on; null for other strings. */
export function messageOfKey(key: string): Message | null {
  const found = sourceOf(key)
  return typeof found === 'string' && !found.includes('{') ? { key } : null
}

function sourceOf(key: string): unknown {
  let found: unknown = englishTexts
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = (found as Record<string, unknown>)[name]
  }
  return found
}
