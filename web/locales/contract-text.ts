import { withSiteName } from '../../contract/brand.ts'

/** Set by `contract-translations.ts`, which loads together with a language. */
let translate: ((text: string) => string | null) | null = null

export function setTranslator(texts: typeof translate): void {
  translate = texts
}

/**
 * Returns a text of `contract/`, the server or the engine in the current language. These texts are written in English,
 * also in stored results, and are recognised by their wording. A text that is not known is only given the site's name.
 */
export function contractText(text: string): string {
  return translate?.(text) ?? withSiteName(text)
}
