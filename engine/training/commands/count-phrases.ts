import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Canonical, createReader } from '../../detector/tokens/canonical.ts'
import { functionWords } from '../../lexicon/function-words.ts'
import { wordGroups } from '../../lexicon/word-groups.ts'
import { parseDocument } from '../../text/document.ts'
import { normaliseText } from '../../text/normalise.ts'
import { chooseGeneralWords } from '../corpus/choose-vocabulary.ts'
import { type LabelledText, readDocuments, readOwnTexts } from '../corpus/read-documents.ts'

const longest = 5
const timesMin = 5
const lineMax = 110

/** When a phrase counts as typical of models and not of a subject. */
export type Spread = {
  textsMin: number
  /** Single words need a higher ratio than phrases. */
  wordTimesMin: number
  modelsMin: number
  /** Returns the group that stands for a text's subject. */
  groupOf: (document: LabelledText) => string
  groupsMin: number
  /** A phrase with a larger share in one group belongs to that group's subject. */
  groupShareMax: number
  /** The same for single words, which have no context that rules out a subject. */
  wordShareMax: number
  /** Whether function words count alone; among many models they are not typical of any. */
  smallWords: boolean
}

export const allModels: Spread = {
  textsMin: 20,
  wordTimesMin: 8,
  modelsMin: 8,
  groupOf: ({ source }) => source,
  groupsMin: 6,
  groupShareMax: 0.6,
  wordShareMax: 0.4,
  smallWords: false,
}

/** Limits for the project's own texts, which are one source. */
const newestSpread: Spread = {
  textsMin: 20,
  wordTimesMin: 8,
  modelsMin: 1,
  groupOf: ({ domain }) => domain,
  groupsMin: 10,
  groupShareMax: 0.4,
  wordShareMax: 0.4,
  smallWords: true,
}

/** Words that already have a signal. */
const excess = wordSet(wordGroups.excess!)

/** Words at the start or end of a phrase that show that it is truncated. */
const cutBefore = wordSet(
  'and or but nor of to that which who can will would could may might been be is are was were has have had i you he she they we it not',
)
const cutAfter = wordSet(
  'a an the and or but nor that which who is are was were be been has have had its his her their my your our this these those can will would could may might more most i you he she they we it not so',
)

const articles = wordSet('a an the')

type Count = {
  people: number
  models: number
}

/**
 * Counts words and sequences of two to five words that models write far more often than people, and returns the ratios:
 * texts with the phrase per million words by models, divided by the same for people with one text added.
 */
export function countPhrases(
  documents: readonly LabelledText[],
  spread = allModels,
  general: ReadonlySet<string> = generalOf(documents),
): Map<string, number> {
  const reader = createReader(general)
  const words: Count = { people: 0, models: 0 }
  const counts = new Map<string, Count>()
  for (const { text, label } of documents) {
    const canonical = reader(parseDocument(normaliseText(text).text))
    const side = label === 'human' ? 'people' : 'models'
    words[side] += canonical.length
    for (const phrase of phrasesOf(canonical, general, spread.smallWords)) {
      const count = counts.get(phrase) ?? { people: 0, models: 0 }
      count[side]++
      counts.set(phrase, count)
    }
  }
  const times = new Map<string, number>()
  for (const [phrase, { people, models }] of counts) {
    const found = (models / words.models) * (words.people / (people + 1))
    const isWord = !phrase.includes(' ')
    if (isWord && !spread.smallWords && functionWords.has(phrase)) continue
    if (models >= spread.textsMin && found >= (isWord ? spread.wordTimesMin : timesMin))
      times.set(phrase, found)
  }
  counts.clear()
  return keepSpread(documents, times, reader, general, spread)
}

function generalOf(documents: readonly LabelledText[]): ReadonlySet<string> {
  return new Set(chooseGeneralWords([...documents], createReader(new Set())))
}

/** Keeps the phrases of many groups and models. */
function keepSpread(
  documents: readonly LabelledText[],
  times: Map<string, number>,
  reader: ReturnType<typeof createReader>,
  general: ReadonlySet<string>,
  { groupOf, groupsMin, modelsMin, groupShareMax, wordShareMax, smallWords }: Spread,
): Map<string, number> {
  const spread = new Map<string, { groups: Map<string, number>; models: Set<string>; texts: number }>()
  for (const document of documents) {
    if (document.label === 'human') continue
    const group = groupOf(document)
    for (const phrase of phrasesOf(
      reader(parseDocument(normaliseText(document.text).text)),
      general,
      smallWords,
    )) {
      if (!times.has(phrase)) continue
      const found = spread.get(phrase) ?? { groups: new Map(), models: new Set(), texts: 0 }
      found.groups.set(group, (found.groups.get(group) ?? 0) + 1)
      found.models.add(document.model)
      found.texts++
      spread.set(phrase, found)
    }
  }
  const kept = [...times].filter(([phrase]) => {
    const { groups, models, texts } = spread.get(phrase)!
    const most = Math.max(...groups.values()) / texts
    const isSpread = most <= (phrase.includes(' ') ? groupShareMax : wordShareMax)
    return groups.size >= groupsMin && models.size >= modelsMin && isSpread
  })
  return new Map(kept.sort(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1)))
}

/** Returns the distinct phrases of a text without words of a single subject, in text order. */
function phrasesOf(text: Canonical, general: ReadonlySet<string>, smallWords: boolean): Set<string> {
  const found = new Set<string>()
  for (let s = 0; s + 1 < text.sentenceStarts.length; s++) {
    const end = text.sentenceStarts[s + 1]!
    for (let from = text.sentenceStarts[s]!; from < end; from++)
      addPhrases(text, from, end, general, smallWords, found)
  }
  return found
}

function addPhrases(
  text: Canonical,
  from: number,
  end: number,
  general: ReadonlySet<string>,
  smallWords: boolean,
  found: Set<string>,
): void {
  const first = text.facts[from]!
  // The first of two words has to have content: “a transformative” is truncated, and “the river” is a subject.
  const startsWell = !first.functional || (smallWords && !articles.has(first.form))
  let phrase = ''
  let contents = 0
  for (let at = from; at < end && at - from < longest; at++) {
    const { form, functional } = text.facts[at]!
    if (text.kinds[at] !== 1 || (!functional && (!general.has(form) || form.includes("'")))) return
    phrase = phrase === '' ? form : `${phrase} ${form}`
    if (!functional) contents++
    const isWhole = at > from && contents > 0 && (at - from > 1 || startsWell)
    const isWord = at === from && form.length > 2 && !excess.has(form)
    if ((isWhole || isWord) && !cutBefore.has(first.form) && !cutAfter.has(form)) found.add(phrase)
  }
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Formats one line per ratio, lowest first: `31 a crucial role|stands as`. */
export function formatPhrases(times: ReadonlyMap<string, number>): string {
  const lines = new Map<number, string[]>()
  for (const [phrase, found] of times) {
    const key = Math.floor(found)
    lines.set(key, [...(lines.get(key) ?? []), phrase])
  }
  return [...lines].flatMap(([key, phrases]) => wrapLine(key, phrases)).join('\n')
}

function lexiconOf(all: string, newest: string): string {
  return `/**
 * Words and phrases that models write far more often than people, with how many times as often: counted by
 * engine/training/commands/count-phrases.ts in the texts that the detector learnt from, in texts to a million words.
 */
export const modelPhrases = \`
${all}
\`

/** The same of the newest models, counted in the project's own texts. */
export const newestPhrases = \`
${newest}
\`
`
}

function wrapLine(key: number, phrases: readonly string[]): string[] {
  const lines: string[] = []
  let line = ''
  for (const phrase of phrases) {
    if (line !== '' && line.length + phrase.length >= lineMax) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? `${key} ${phrase}` : `${line}|${phrase}`
  }
  return [...lines, line]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const folder = values.data ?? fileURLToPath(new URL('../../../../shared/data/detector', import.meta.url))
  const target = new URL('../../lexicon/model-phrases.ts', import.meta.url)
  try {
    const documents = readDocuments(folder)
    const newest = [...documents.filter(({ label }) => label === 'human'), ...readOwnTexts()]
    const general = generalOf(documents)
    const all = formatPhrases(countPhrases(documents, allModels, general))
    writeFileSync(target, lexiconOf(all, formatPhrases(countPhrases(newest, newestSpread, general))))
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
