import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

export type LabelledText = {
  id: string
  source: string
  domain: string
  label: 'human' | 'ai'
  model: string
  attack: string
  text: string
  group: string
}

/** Files that no view may learn from, because the shown probabilities are fitted to them (fit-curve.ts). */
const curveFiles: ReadonlySet<string> = new Set([
  'people-2026-11.jsonl.gz',
  'people-essays-2026-11.jsonl.gz',
  'dev3-families.jsonl.gz',
])

/** Reads all documents of a folder's `*.jsonl.gz` for training, in the order of file names and lines. */
export function readDocuments(folder: string): LabelledText[] {
  return readFiles(folder, (name) => !curveFiles.has(name))
}

/** Reads the documents of the same folder that are kept from the views. */
export function readCurveDocuments(folder: string): LabelledText[] {
  return readFiles(folder, (name) => curveFiles.has(name))
}

/** Families of models whose texts are never learnt, so that the curve is fitted to unseen families. */
const keptFamilies = /llama|mistral/i

/**
 * Reports whether a text of the files for the curve stays unseen when the others are learnt (`train.ts --fresh`): those
 * of two families of models, and of every second source of people.
 */
export function isKeptForCurve({ label, model, source }: LabelledText): boolean {
  if (label === 'ai') return keptFamilies.test(model)
  let sum = 0
  for (let i = 0; i < source.length; i++) sum += source.charCodeAt(i)
  return sum % 2 === 0
}

/** The shipped model is older than these sources, so it has learnt none of them. */
const newerSources = /^github:/

/** Reports whether the model on disk has not learnt a text of the files for the curve. */
export function isUnlearnt(document: LabelledText): boolean {
  return isKeptForCurve(document) || newerSources.test(document.source)
}

/** Reads what `train.ts --next` learns, in the order of training. */
export function readLearnt(folder: string): LabelledText[] {
  const fresh = readCurveDocuments(folder).filter((document) => !isKeptForCurve(document))
  return [...readDocuments(folder), ...readOwnTexts(), ...fresh]
}

function readFiles(folder: string, isWanted: (name: string) => boolean): LabelledText[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz')) : []
  const wanted = files.filter(isWanted)
  if (wanted.length === 0)
    throw new Error(`No labelled text: ${folder} has no *.jsonl.gz file. Name another folder with --data.`)
  return wanted.sort().flatMap((name) => parseLines(gunzipSync(readFileSync(join(folder, name)))))
}

/** Reads the project's own texts in `texts/assistant-*.jsonl`; see the README there. Its rewordings are no documents. */
export function readOwnTexts(): LabelledText[] {
  const folder = fileURLToPath(new URL('../texts', import.meta.url))
  const files = readdirSync(folder).filter((name) => /^assistant-.*\.jsonl$/.test(name))
  return files.sort().flatMap((name) => parseLines(readFileSync(join(folder, name))))
}

function parseLines(content: Buffer): LabelledText[] {
  const lines = content.toString('utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as LabelledText)
}
