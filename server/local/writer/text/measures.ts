import { countWords } from '../../../../contract/word-count.ts'
import { parseDocument } from '../../../../engine/text.ts'
import { hasWords } from './language.ts'
import { plural } from './wording.ts'

/** Adults read English prose silently at 238 words a minute (Brysbaert, 2019, doi:10.1016/j.jml.2019.104047). */
const wordsPerMinute = 238
/** Below this many words the readability formulas are meaningless. */
const readabilityWordsMin = 30

export type Measures = {
  words: number
  sentences: number
  paragraphs: number
  /** Counted as people count: an emoji or an accented letter is one. */
  characters: number
  charactersNoSpaces: number
  readingTime: string
  readability: { ease: number; grade: number; label: string } | null
}

export function measureText(text: string): Measures {
  const document = parseDocument(text)
  const words = wordsOf(text)
  const sentences = document.sentences.filter(({ start, end }) => hasWords(text.slice(start, end))).length
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return {
    words,
    sentences,
    paragraphs: text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '').length,
    characters: characters.length,
    charactersNoSpaces: characters.filter((character) => character.trim() !== '').length,
    readingTime: readingTime(words),
    readability: readability(text, sentences),
  }
}

/** Chinese, Japanese and Thai have no spaces between words. */
function wordsOf(text: string): number {
  const unspaced =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  if (unspaced < text.length * 0.3) return countWords(text)
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  return [...segments].filter((segment) => segment.isWordLike).length
}

function readingTime(words: number): string {
  const seconds = Math.round((words / wordsPerMinute) * 60)
  if (seconds < 60) return plural(Math.max(1, seconds), 'second')
  return `${plural(Math.round(seconds / 60), 'minute')}`
}

/** Flesch Reading Ease (Flesch, 1948) and Flesch-Kincaid grade (Kincaid et al., 1975), with their published constants. */
function readability(text: string, sentences: number): Measures['readability'] {
  const words = text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?/g) ?? []
  if (words.length < readabilityWordsMin || sentences === 0) return null
  const perSentence = words.length / sentences
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length
  const ease = Math.round(206.835 - 1.015 * perSentence - 84.6 * perWord)
  const grade = Math.max(1, Math.round(0.39 * perSentence + 11.8 * perWord - 15.59))
  return { ease, grade, label: easeLabel(ease) }
}

function easeLabel(ease: number): string {
  if (ease >= 80) return 'easy'
  if (ease >= 60) return 'plain English'
  if (ease >= 50) return 'fairly difficult'
  return ease >= 30 ? 'difficult' : 'very difficult'
}

/** Counts vowel groups without silent endings. Within a few percent of a dictionary over running text. */
export function syllables(word: string): number {
  const groups = word
    .replace(/['’].*$/s, '')
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}
