import type { Passage } from './passages.ts'
import { requestWords, stopWords } from './stop-words.ts'
import type { TaggedWord, Tagger } from './tagger.ts'

export type KeyPhrase = {
  text: string
  stems: string[]
  score: number
  count: number
  first: number
  name: boolean
}

const phraseWordsMax = 3

/**
 * Returns noun phrases of up to three words with their scores, best first. The score counts the words and the phrase,
 * and is slightly higher for names and early mentions.
 */
export function keyPhrases(passages: readonly Pick<Passage, 'text'>[], tag: Tagger): KeyPhrase[] {
  const sentences = passages.map((passage) => tag(passage.text))
  const counts = wordCounts(sentences)
  const found = new Map<string, KeyPhrase & { forms: Map<string, number> }>()
  let position = 0
  for (const sentence of sentences) {
    for (const run of nounRuns(sentence)) add(run)
    position += sentence.length
  }
  function add(run: TaggedWord[]): void {
    const stems = run.map((word) => word.stem.toLowerCase())
    const key = stems.join(' ')
    const text = run.map((word) => word.text).join(' ')
    const name = run.every((word) => word.pos === 'PROPN')
    const known = found.get(key)
    if (known) {
      known.count++
      known.forms.set(text, (known.forms.get(text) ?? 0) + 1)
    } else {
      const forms = new Map([[text, 1]])
      found.set(key, { text, stems, score: 0, count: 1, first: position, name, forms })
    }
  }
  for (const phrase of found.values()) {
    phrase.text = [...phrase.forms].sort((a, b) => b[1] - a[1])[0]![0]
    phrase.score = scoreOf(phrase, counts, position)
  }
  return [...found.values()].sort((a, b) => b.score - a.score || a.first - b.first)
}

function scoreOf(phrase: KeyPhrase, counts: Map<string, number>, length: number): number {
  const words = phrase.stems.reduce((sum, stem) => sum + Math.sqrt(counts.get(stem) ?? 0), 0)
  const early = 1 + 0.3 * (1 - phrase.first / Math.max(1, length))
  const asked = phrase.text.split(' ').some((word) => requestWords.has(word.toLowerCase())) ? 0.4 : 1
  const spread = phrase.stems.length > 1 && phrase.count === 1 ? 0.75 : 1
  return (
    (words / Math.sqrt(phrase.stems.length)) *
    Math.sqrt(phrase.count) *
    early *
    asked *
    spread *
    (phrase.name ? 1.1 : 1)
  )
}

function wordCounts(sentences: TaggedWord[][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of sentences.flat()) {
    if (isTopical(word)) counts.set(word.stem.toLowerCase(), (counts.get(word.stem.toLowerCase()) ?? 0) + 1)
  }
  return counts
}

function isTopical(word: TaggedWord): boolean {
  return (
    /^(?:NOUN|PROPN|ADJ)$/.test(word.pos) &&
    /^[\p{L}][\p{L}\p{N}'’.&-]*$/u.test(word.text) &&
    word.text.length > 1 &&
    !stopWords.has(word.text.toLowerCase())
  )
}

/** Finds runs of adjectives and nouns that end in a noun, cut to their last three words. */
function nounRuns(sentence: TaggedWord[]): TaggedWord[][] {
  const runs: TaggedWord[][] = []
  let run: TaggedWord[] = []
  const close = () => {
    while (run.length > 0 && run.at(-1)!.pos === 'ADJ') run.pop()
    if (run.length > 0) runs.push(run.slice(-phraseWordsMax))
    run = []
  }
  for (const word of sentence) {
    if (!isTopical(word)) close()
    // "old mill Company": after common nouns, a name begins a new phrase.
    else if (run.length > 0 && word.pos === 'ADJ' && run.at(-1)!.pos !== 'ADJ') {
      close()
      run = [word]
    } else run.push(word)
  }
  close()
  return runs
}

/**
 * Returns the longer phrase that a single word is the head of, if the text has one: "mill" is most often a "water
 * mill".
 */
export function fullest(phrase: KeyPhrase, phrases: readonly KeyPhrase[]): KeyPhrase {
  if (phrase.stems.length > 1 || phrase.name) return phrase
  return phrases.find(({ stems }) => stems.length > 1 && stems.at(-1) === phrase.stems[0]) ?? phrase
}
