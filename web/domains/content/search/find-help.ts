import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { HelpDocument, HelpIndex } from './search-index.ts'

export type HelpHit = Pick<HelpDocument, 'kind' | 'to' | 'of' | 'title' | 'heading'> & { excerpt: string }
export type FindHelp = (typed: string) => HelpHit[]

const fields = ['title', 'heading', 'text']
const boost = { title: 4, heading: 3 }
/** A shorter word is compared whole, because it would be a part of many others. */
const prefixLettersMin = 3
/** One letter may be wrong in words of this length. */
const misspeltLettersMin = 4
const phraseWordsMax = 4

/** Returns the search over help and questions: full text, with synonyms, and one wrong letter in a word forgiven. */
export function openHelpSearch({ documents, synonyms, stopWords }: HelpIndex): FindHelp {
  const search = new MiniSearch<HelpDocument>({
    fields,
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { tokenize: wordsOf, processTerm: (word) => word, boost },
  })
  search.addAll(documents)
  const byId = new Map(documents.map((document) => [document.id, document]))
  const groups = synonyms.map((group) => group.map((phrase) => wordsOf(phrase).join(' ')))
  const isStopWord = new Set(stopWords.flatMap(wordsOf))

  /** A word that begins no word of the texts may be misspelt. */
  function queryOf(word: string): Query {
    const prefix = word.length >= prefixLettersMin
    const known = { queries: [word], prefix }
    if (word.length < misspeltLettersMin || search.search(known).length > 0) return known
    return { queries: [word], prefix, fuzzy: 1, maxFuzzy: 1 }
  }
  const queryOfPhrase = (phrase: string): Query => ({
    combineWith: 'AND',
    queries: phrase.split(' ').map(queryOf),
  })

  function hitOf({ id, terms }: SearchResult): HelpHit[] {
    const document = byId.get(id as string)
    if (!document) return []
    const { text, id: _, ...rest } = document
    return [{ ...rest, excerpt: excerptOf(text, terms) }]
  }

  return (typed) => {
    const wanted = alternatives(wordsOf(typed), groups, isStopWord)
    if (wanted.length === 0) return []
    const queries = wanted.map(
      (phrases): Query => ({ combineWith: 'OR', queries: phrases.map(queryOfPhrase) }),
    )
    const all = search.search({ combineWith: 'AND', queries })
    return bestOfEach((all.length > 0 ? all : search.search({ combineWith: 'OR', queries })).flatMap(hitOf))
  }
}

/** Returns for each word or phrase of a search what may stand in its place. */
function alternatives(words: string[], groups: string[][], isStopWord: Set<string>): string[][] {
  const found: string[][] = []
  for (let at = 0; at < words.length; ) {
    const phrase = longestPhrase(words, at, groups)
    if (phrase) found.push(phrase.group)
    else if (!isStopWord.has(words[at] ?? '')) found.push([words[at] ?? ''])
    at += phrase?.words ?? 1
  }
  return found
}

function longestPhrase(words: string[], at: number, groups: string[][]) {
  for (let count = phraseWordsMax; count > 0; count--) {
    const phrase = words.slice(at, at + count).join(' ')
    const group = groups.find((phrases) => phrases.includes(phrase))
    if (group) return { group, words: count }
  }
  return null
}

/** An article is listed once, with its best part. */
function bestOfEach(hits: HelpHit[]): HelpHit[] {
  const listed = new Set<string>()
  return hits.filter(({ kind, of }) => {
    const name = `${kind} ${of}`
    const isFirst = !listed.has(name)
    listed.add(name)
    return isFirst
  })
}

const excerptCharacters = 150

/** Returns the part of a text around the first word that was found. */
function excerptOf(text: string, terms: string[]): string {
  let hit = 0
  for (const word of text.split(' ')) {
    if (wordsOf(word).some((part) => terms.includes(part))) break
    hit += word.length + 1
  }
  if (hit >= text.length) hit = 0
  const from = text.lastIndexOf('. ', hit) + 1
  const start = hit - from > excerptCharacters / 2 ? text.indexOf(' ', hit - excerptCharacters / 2) : from
  const cut = text.slice(start).trim()
  if (cut.length <= excerptCharacters) return cut
  return `${cut.slice(0, cut.lastIndexOf(' ', excerptCharacters))} …`
}

/** Case and accents do not count. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
