import { useSyncExternalStore } from 'react'

export type Language = {
  /** The tag for the page and for the plural rules, such as `en`. */
  tag: string
  /** The locale of numbers, and the locale of dates in sentences. */
  numbers: string
  dates: string
  direction: 'ltr' | 'rtl'
}

/** Messages of a language: a compiled message, or a group of them. */
export type Compiled = { readonly [key: string]: unknown }

/** The parts of the catalogue in another language, by name. */
export type Translations = { readonly [part: string]: Compiled }

export const english: Language = { tag: 'en', numbers: 'en-US', dates: 'en-GB', direction: 'ltr' }

let shown = english
let translations: Translations = {}
const listeners = new Set<() => void>()

export function currentLanguage(): Language {
  return shown
}

/** Returns the messages of a part in the current language; undefined in English, and where none are translated. */
export function translationOf(part: string): Compiled | undefined {
  return translations[part]
}

let switches = 0

/**
 * Loads a language and shows it once it is complete. If it cannot be loaded, the current one stays. When the language
 * is switched again in the meantime, the last choice is shown.
 */
export async function switchLanguage(language: Language, load: () => Promise<Translations>): Promise<void> {
  const own = ++switches
  const loaded = await load()
  if (own !== switches) return
  translations = loaded
  shown = language
  if (typeof document !== 'undefined') {
    document.documentElement.lang = language.tag
    document.documentElement.dir = language.direction
  }
  for (const listener of listeners) listener()
}

/** Adds more parts of the current language, for a page that is not shown yet. */
export function addTranslations(tag: string, added: Translations): void {
  if (tag === shown.tag) translations = { ...translations, ...added }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The tag of the current language, as the key of the whole page: texts are read again when it changes. */
export function useLanguage(): string {
  return useSyncExternalStore(
    subscribe,
    () => shown.tag,
    () => english.tag,
  )
}
