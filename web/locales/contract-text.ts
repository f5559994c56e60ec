/** Set by `contract-translations.ts`, which loads together with a language. */
let translate: ((text: string) => string | null) | null = null

export function setTranslator(translator: typeof translate): void {
  translate = translator
}

/**
 * Returns a text of `contract/`, the server or the engine in the current language. These texts are written in English,
 * also in stored results, and are recognised by their wording. A text that is not known stays as it is.
 */
export function contractText(text: string): string {
  return translate?.(text) ?? text
}
