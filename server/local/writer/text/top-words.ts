import { fullest, keyPhrases } from './key-phrases.ts'
import { otherLanguage } from './language.ts'
import { readPassages } from './passages.ts'
import { isForeignSmallWord, isSmallWord, requestWords, stopWords } from './stop-words.ts'
import { loadTagger, type TaggedWord, type Tagger } from './tagger.ts'

const shortWordsMax = 40

/** Returns the words that best describe a text's topic, in text order; fewer than `count` if it has no more. */
export async function topWords(text: string, count: number): Promise<string[]> {
  const plain = text
    .replace(/https?:\/\/\S+|\b(?:Mr|Mrs|Ms|Dr|Sir|Prof)\.?(?=\s)/g, ' ')
    .replace(/[*_`#>|~]/g, ' ')
  const words = otherLanguage(plain) ? frequentWords(plain, count) : await englishWords(plain, count)
  return filledUp(words, plain, count)
}

async function englishWords(text: string, count: number): Promise<string[]> {
  const tag = await loadTagger()
  const short = text.split(/\s+/).length <= shortWordsMax
  const words = short ? ofRequest(tag(text), count) : ofPassage(text, tag, count)
  return words.length > 0 ? words : frequentWords(text, count)
}

/** A text with few topical words also contributes other words: those between them, otherwise long ones first. */
function filledUp(words: string[], text: string, count: number): string[] {
  const all = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  if (words.length >= count || all.length < count) return words.length > 0 ? words : all
  const phrase = phraseAround(words, text, count)
  if (phrase) return phrase
  const chosen = new Set(words.map((word) => word.toLowerCase()))
  const isSmall = (word: string) => (isSmallWord(word.toLowerCase()) ? 1 : 0)
  for (const word of [...all].sort((a, b) => isSmall(a) - isSmall(b) || b.length - a.length)) {
    if (chosen.size < count) chosen.add(word.toLowerCase())
  }
  const found = new Map<string, string>()
  for (const word of all) {
    const key = word.toLowerCase()
    if (chosen.has(key) && !found.has(key)) found.set(key, word)
  }
  return [...found.values()].slice(0, count)
}

/** Returns the words of a text that stand together and include all of the given ones: "17% of 340". */
function phraseAround(words: string[], text: string, count: number): string[] | null {
  if (words.length < 2) return null
  const spoken = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const keys = spoken.map((word) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’-]/gu, ''))
  const wanted = words.map((word) => word.toLowerCase())
  for (let at = 0; at + count <= spoken.length; at++) {
    const here = keys.slice(at, at + count)
    if (wanted.every((word) => here.includes(word))) return spoken.slice(at, at + count)
  }
  return null
}

type Weighed = { text: string; at: number; weight: number; key: string }

function ofRequest(words: TaggedWord[], count: number): string[] {
  const weighed = words.map((word, at) => weigh(words, word, at)).filter(({ weight }) => weight > 0)
  return inOrder(weighed, count)
}

/** Takes the best phrases whole as far as they fit; otherwise their last word, which is the head. */
function ofPassage(text: string, tag: Tagger, count: number): string[] {
  const phrases = keyPhrases(readPassages(text), tag)
  const chosen: Weighed[] = []
  for (const [rank, best] of phrases.slice(0, 20).entries()) {
    const phrase = rank === 0 ? { ...fullest(best, phrases), score: best.score } : best
    const words = phrase.text
      .split(' ')
      .map((word, i) => ({
        text: word,
        at: phrase.first + i / 10,
        weight: phrase.score,
        key: phrase.stems[i] ?? word,
      }))
      .filter(
        ({ text: word, key }) =>
          !requestWords.has(word.toLowerCase()) && !chosen.some((other) => other.key === key),
      )
    const room = count - chosen.length
    chosen.push(...(words.length > room ? words.slice(words.length - Math.min(1, room)) : words))
    if (chosen.length >= count) break
  }
  return inOrder(chosen, count)
}

function inOrder(weighed: Weighed[], count: number): string[] {
  const chosen: Weighed[] = []
  for (const word of weighed.sort((a, b) => b.weight - a.weight || a.at - b.at)) {
    if (chosen.length < count && !chosen.some(({ key }) => key.toLowerCase() === word.key.toLowerCase()))
      chosen.push(word)
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ text }) => text)
}

const weights: Record<string, number> = { PROPN: 3, NOUN: 2.6, ADJ: 1.6, VERB: 1.2, NUM: 0.8, ADV: 0.3 }

function weigh(words: TaggedWord[], { text, pos, stem }: TaggedWord, at: number): Weighed {
  const plain = text.toLowerCase()
  const wordlike = /^[\p{L}\p{N}][\p{L}\p{N}'’-]*$/u.test(text) && (text.length > 1 || pos === 'NUM')
  const isSmall = stopWords.has(plain) || isForeignSmallWord(plain)
  let weight = wordlike && !isSmall ? (weights[pos] ?? 0) : 0
  // In "cover letter", "letter" belongs to a compound; a bare "a letter" only names the requested format.
  const before = words[at - 1]
  const compound = /NOUN|PROPN/.test(before?.pos ?? '') && !requestWords.has(before!.text.toLowerCase())
  if (requestWords.has(plain)) weight *= compound && pos === 'NOUN' ? 1.1 : 0.1
  // "cover letter": a noun before a noun is more specific than the verb of the request.
  if (/NOUN|PROPN/.test(words[at + 1]?.pos ?? '') && weight > 1) weight += 0.3
  if (pos === 'VERB' && at < 3) weight *= 0.5
  return { text, at, weight, key: stem }
}

/** Without a tagger for the language: returns the longest of the most frequent words. */
function frequentWords(text: string, count: number): string[] {
  const counts = new Map<string, Weighed>()
  let at = 0
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    text,
  )) {
    const key = segment.toLowerCase()
    at++
    if (!isWordLike || isSmallWord(key) || (key.length < 4 && /^\p{Script=Latin}/u.test(key))) continue
    const known = counts.get(key)
    const gain = Math.sqrt(Math.min(segment.length, 10))
    if (known) known.weight += gain
    else counts.set(key, { text: segment, at, weight: gain, key })
  }
  return inOrder([...counts.values()], count)
}
