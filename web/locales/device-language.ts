import {
  type LanguageChoice,
  type LanguageTag,
  languageChoices,
  languageCookie,
  languageFor,
} from '../../contract/languages.ts'
import { currentLanguage } from './language.ts'
import { showLanguage } from './languages.ts'

const key = 'language'

/** Returns the choice that this browser keeps; Auto-detect until there is one. */
export function storedLanguage(): LanguageChoice {
  try {
    const stored = localStorage.getItem(key)
    return languageChoices.find((choice) => choice === stored) ?? 'auto'
  } catch {
    return 'auto'
  }
}

/** Returns the language that a choice shows in this browser. */
export function shownFor(choice: LanguageChoice): LanguageTag {
  return languageFor(choice, navigator.languages)
}

/** Keeps a choice in this browser and shows it. Rejects if the language cannot be loaded. */
export async function chooseLanguage(choice: LanguageChoice): Promise<void> {
  try {
    if (choice === 'auto') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // The storage is blocked or full: the choice lasts until the page is left.
  }
  keepCookie(choice)
  const tag = shownFor(choice)
  if (tag !== currentLanguage().tag) await showLanguage(tag)
}

const cookieSeconds = 34_560_000

/** Keeps a choice for the pages that the server sends in the language of the reader. */
function keepCookie(choice: LanguageChoice): void {
  const age = choice === 'auto' ? 0 : cookieSeconds
  // biome-ignore lint/suspicious/noDocumentCookie: the replacement for it is missing in some browsers
  document.cookie = `${languageCookie}=${choice}; path=/; max-age=${age}; samesite=lax`
}

/** Loads this browser's language before the first paint. If it cannot be loaded, the page starts in English. */
export async function startLanguage(): Promise<void> {
  const tag = shownFor(storedLanguage())
  if (tag !== 'en') await showLanguage(tag).catch(() => {})
}

const visitorKey = 'language-of-visitor'

/** Keeps a visitor's choice, for the account that signs in next. */
export async function chooseAsVisitor(choice: LanguageChoice): Promise<void> {
  try {
    localStorage.setItem(visitorKey, 'true')
  } catch {
    // The choice is not saved to the account.
  }
  await chooseLanguage(choice)
}

/** Returns once whether a visitor chose the language of this browser. */
export function takeVisitorChoice(): boolean {
  try {
    const isChosen = localStorage.getItem(visitorKey) === 'true'
    localStorage.removeItem(visitorKey)
    return isChosen
  } catch {
    return false
  }
}
