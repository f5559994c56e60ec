/** The documented list of languages (docs/spec/2-commercial.md section 2). */
export const languageChoices = ['auto', 'en', 'es', 'fr', 'de', 'zh', 'ja', 'ko'] as const
export type LanguageChoice = (typeof languageChoices)[number]

/** The name of the cookie with a choice other than Auto-detect, so that the server sends pages in its language. */
export const languageCookie = 'language'

/** The languages in which all texts exist. The other choices show English (docs/spec/decisions.md 38). */
export const completeLanguages = ['en', 'es', 'fr'] as const
export type LanguageTag = (typeof completeLanguages)[number]

export function isComplete(choice: string): choice is LanguageTag {
  return (completeLanguages as readonly string[]).includes(choice)
}

/**
 * Returns the language to show for a choice. Auto-detect takes the first of the reader's languages, such as `es-MX`,
 * that is complete.
 */
export function languageFor(choice: LanguageChoice, preferred: readonly string[]): LanguageTag {
  if (choice !== 'auto') return isComplete(choice) ? choice : 'en'
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isComplete) ?? 'en'
}
