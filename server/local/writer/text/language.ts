import { detectLanguage } from '../../../../engine/text.ts'

const names = new Intl.DisplayNames(['en'], { type: 'language' })

/**
 * Returns the English name of a text's language when it is clearly not English; null for English or for too little
 * text.
 */
export function otherLanguage(text: string): string | null {
  const { code, english } = detectLanguage(text)
  if (english || code === 'und' || code === 'en') return null
  return code === 'code' ? 'program code' : (names.of(code) ?? code)
}

export function englishOnly(what: string, language: string): string {
  return `This looks like ${language}, and ${what} English only.`
}

/** Returns false for emoji, punctuation or an empty text. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
