import { sql } from 'drizzle-orm'
import { foldText } from '../../../contract/text/fold-text.ts'
import type { Database, Transaction } from './database.ts'

/** Characters of scripts that write no spaces between words, as in the function search_lexemes of the database. */
const unspaced =
  '\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3041-\u30fa\u30fc-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\\u{20000}-\\u{3ffff}'
const symbols =
  '\u2190-\u21ff\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\u3030\u303d\u3297\u3299\\u{1f000}-\\u{1faff}'
const unspacedRun = new RegExp(`[${unspaced}]+`, 'gu')
const symbol = new RegExp(`[${symbols}]`, 'gu')
const beginsUnspaced = new RegExp(`^[${unspaced}${symbols}]`, 'u')

/** What a search looks for: a word by its beginning, or signs anywhere. */
export type Term = { text: string; isWord: boolean }

export type Asked = {
  /** A tsquery of words prefixed with the owner's key, for the indexes. */
  owned: string
  terms: Term[]
  /** A regular expression that finds the longest term in a folded text. */
  pattern: string
}

type Row = { key: string; folded: string; found: string[]; plain: string[] }

/**
 * Reads what a search looks for. Words are separated and folded by the database, as those in the indexes are; null
 * without any.
 */
export async function readAsked(
  db: Database | Transaction,
  userId: string,
  looked: string,
): Promise<Asked | null> {
  const text = looked.replaceAll('\0', '')
  const { rows } = await db.execute<Row>(sql`
    select left(md5(${userId}), 8) as key, search_fold(${text}) as folded,
      array(select search_lexemes(${text})) as found, tsvector_to_array(to_tsvector('simple', ${text})) as plain`)
  const [{ key, folded, found, plain } = { key: '', folded: '', found: [], plain: [] }] = rows
  const words = found.filter((lexeme) => !beginsUnspaced.test(lexeme))
  const runs = [...(folded.match(unspacedRun) ?? []), ...(folded.match(symbol) ?? [])]
  const terms = [
    ...words.map((word) => ({ text: word, isWord: true })),
    ...runs.map((run) => ({ text: run, isWord: false })),
  ]
  const [longest] = terms.toSorted((a, b) => b.text.length - a.text.length)
  if (!longest) return null
  return {
    owned: eitherOf(conditionOf(key, withoutEnds(found)), conditionOf(key, plain)),
    terms,
    pattern: patternOf(longest),
  }
}

/** The last character of a run is in the index alone too; a longer run does not need it. */
function withoutEnds(lexemes: string[]): string[] {
  const pairs = lexemes.filter((lexeme) => beginsUnspaced.test(lexeme) && [...lexeme].length > 1)
  return lexemes.filter((one) => [...one].length > 1 || !pairs.some((pair) => pair.endsWith(one)))
}

function conditionOf(key: string, lexemes: string[]): string {
  return lexemes.map((lexeme) => beginning(key + lexeme)).join(' & ')
}

/** Rows that were stored by an earlier version have their words unfolded until `refillSearchWords` reaches them. */
function eitherOf(folded: string, unfolded: string): string {
  return unfolded === '' || unfolded === folded ? folded : `(${folded}) | (${unfolded})`
}

/** Returns a tsquery term that matches every word with this beginning. */
function beginning(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`
}

function patternOf({ text, isWord }: Term): string {
  const start = isWord && /^[\p{L}\p{N}_]/u.test(text) ? '\\m' : ''
  return start + text.replace(/[^\p{L}\p{N}_]/gu, '\\$&')
}

/** A letter of a script with spaces between words. */
const letter = new RegExp(`(?![${unspaced}])[\\p{L}\\p{N}_]`, 'u')

/** Positions of a hit in a text. */
export type Hit = { start: number; end: number }

/**
 * Finds the terms in a text, in its order and without overlaps. A word counts from its beginning and is marked whole.
 */
export function findHits(text: string, terms: Term[]): Hit[] {
  const { folded, places } = foldWithPlaces(text)
  const found = terms.flatMap(({ text: term, isWord }) => {
    const hits: Hit[] = []
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      if (isWord && letter.test(folded[at - 1] ?? '') && letter.test(term[0] ?? '')) continue
      let end = at + term.length
      if (isWord) while (end < folded.length && letter.test(folded[end] ?? '')) end++
      hits.push({ start: places[at] ?? 0, end: places[end] ?? text.length })
    }
    return hits
  })
  const inOrder = found.toSorted((a, b) => a.start - b.start || b.end - a.end)
  return inOrder.filter((hit, i) => !inOrder.slice(0, i).some((other) => other.end > hit.start))
}

/** Folds a text; `places` has the position in the text for each one in the folded text. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  const pieces: string[] = []
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const piece = foldText(character)
    for (let i = 0; i < piece.length; i++) places.push(at)
    pieces.push(piece)
    at += character.length
  }
  places.push(text.length)
  return { folded: pieces.join(''), places }
}
