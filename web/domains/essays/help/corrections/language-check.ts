import type { EssayParagraph } from '../paragraphs/essay-paragraphs.ts'
import type { HelpClient } from '../worker/help-client.ts'

/** The language is detected again when the text has grown or shrunk by this factor. */
const factorMax = 1.5
const sampleCharacters = 20_000

/** Returns a function that reports whether an essay is in English, or too short to tell. */
export function createLanguageCheck(ask: HelpClient['ask']) {
  let known: { isEnglish: boolean; characters: number } | null = null
  return async (paragraphs: EssayParagraph[]): Promise<boolean> => {
    const text = sampleOf(paragraphs)
    const factor = known ? text.length / Math.max(1, known.characters) : 0
    if (known && factor < factorMax && factor > 1 / factorMax) return known.isEnglish
    const { english, code } = await ask('language', { text })
    known = { isEnglish: english || code === 'und', characters: text.length }
    return known.isEnglish
  }
}

function sampleOf(paragraphs: EssayParagraph[]): string {
  let sample = ''
  for (const { text } of paragraphs) {
    if (sample.length > sampleCharacters) break
    sample += `${text}\n`
  }
  return sample
}
