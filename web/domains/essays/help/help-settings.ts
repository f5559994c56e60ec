import { browserStorage, storeItem } from '../../../ui/browser-storage.ts'
import type { Dialect } from './worker/help-messages.ts'

/** What this browser remembers for a user: docs/decisions/056-writing-help-in-the-browser.md says why it is not on the server. */
export type HelpSettings = { isOn: boolean; dialect: Dialect; words: string[] }

const wordsMax = 2_000
const wordCharactersMax = 60
const ignoredMax = 500

const settingsKey = (userId: string) => `writing-help:${userId}` as const
const ignoredKey = (userId: string, chatId: string) => `writing-help-ignored:${userId}:${chatId}` as const

export function readHelpSettings(userId: string): HelpSettings {
  const stored = readJson(settingsKey(userId)) as Partial<HelpSettings> | null
  return {
    isOn: typeof stored?.isOn === 'boolean' ? stored.isOn : !savesData(),
    dialect:
      stored?.dialect === 'american' || stored?.dialect === 'british' ? stored.dialect : usualDialect(),
    words: Array.isArray(stored?.words) ? stored.words.filter((word) => typeof word === 'string') : [],
  }
}

export function writeHelpSettings(userId: string, settings: HelpSettings): void {
  storeItem('local', settingsKey(userId), JSON.stringify(settings))
}

/** Returns the dictionary with a word more; the oldest words give way when it is full. */
export function withWord(words: string[], word: string): string[] {
  const added = word.slice(0, wordCharactersMax).toLowerCase()
  return words.includes(added) ? words : [...words, added].slice(-wordsMax)
}

/** Returns the places of an essay whose findings are ignored, as hashes: the storage holds none of its text. */
export function readIgnored(userId: string, chatId: string): string[] {
  const stored = readJson(ignoredKey(userId, chatId))
  return Array.isArray(stored) ? stored.filter((place) => typeof place === 'string') : []
}

/** Ignores one place more, besides those that other tabs have stored; the oldest places give way. */
export function addIgnored(userId: string, chatId: string, place: string): void {
  const others = readIgnored(userId, chatId).filter((each) => each !== place)
  storeItem('local', ignoredKey(userId, chatId), JSON.stringify([...others, place].slice(-ignoredMax)))
}

/** Reports whether the user has asked the browser to load little; the checker is 7 MB. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

function usualDialect(): Dialect {
  return navigator.language === 'en-US' || !navigator.language.startsWith('en-') ? 'american' : 'british'
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(browserStorage('local')?.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
