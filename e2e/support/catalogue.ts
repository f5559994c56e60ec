import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageTag } from '../../contract/languages.ts'
import { messagesIn } from '../../scripts/translations.ts'

const locales = join(import.meta.dirname, '../../web/locales')
const englishFiles = readdirSync(join(locales, 'en'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

/** What the catalogue says in one language. */
export type Catalogue = {
  /** Returns the translation of an English text without values, such as the name of a button. */
  say: (english: string) => string
  /** English texts without values that no translation contains. */
  untranslated: ReadonlySet<string>
}

function messagesOf(tag: LanguageTag, file: string): Map<string, string> {
  const path = join(locales, tag, file)
  return existsSync(path) ? messagesIn(path, readFileSync(path, 'utf8')) : new Map()
}

const isPlain = (message: string) => !/[{}<>]/.test(message)

/** Reads the messages of a language from their files. */
export function readCatalogue(tag: LanguageTag): Catalogue {
  const translations = new Map<string, string>()
  const shown = new Set<string>()
  for (const file of englishFiles) {
    const own = messagesOf(tag, file)
    for (const message of own.values()) shown.add(message)
    if (tag === 'en') continue
    for (const [key, message] of messagesOf('en', file)) {
      const translation = own.get(key)
      if (translation !== undefined && isPlain(message) && !translations.has(message))
        translations.set(message, translation)
    }
  }
  return {
    say: (english) => {
      const text = tag === 'en' ? english : translations.get(english)
      if (text === undefined) throw new Error(`“${english}” has no translation into ${tag}.`)
      return text
    },
    untranslated: new Set([...translations.keys()].filter((text) => !shown.has(text))),
  }
}
