import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCanonical } from '../detector/load-model.ts'
import { readPassage } from '../detector/signals/passage.ts'
import { SIGNALS } from '../detector/signals/registry.ts'
import { parseDocument } from '../text/document.ts'
import { normaliseText } from '../text/normalise.ts'
import type { LabelledText } from './read-documents.ts'

const SENTENCES = 6
const PER_SOURCE_MAX = 400

/** Counts how many of people's and of models' passages of six sentences show each signal, and writes signals.json. */
export function weighSignals(documents: LabelledText[], folder: string): void {
  const fired = { human: new Map<string, number>(), ai: new Map<string, number>() }
  const passages = { human: 0, ai: 0 }
  const taken = new Map<string, number>()
  for (const { text, source, label } of documents) {
    const key = source + label
    const before = taken.get(key) ?? 0
    if (before >= PER_SOURCE_MAX) continue
    const document = parseDocument(normaliseText(text).text)
    if (document.sentences.length < SENTENCES) continue
    taken.set(key, before + 1)
    passages[label]++
    const from = (before * 7) % (document.sentences.length - SENTENCES + 1)
    const passage = readPassage(document, readCanonical(document), from, from + SENTENCES)
    for (const { name, measure } of SIGNALS)
      if (measure(passage)) fired[label].set(name, (fired[label].get(name) ?? 0) + 1)
  }
  const rate = (label: 'human' | 'ai', name: string) =>
    Number((((fired[label].get(name) ?? 0) + 1) / (passages[label] + 2)).toFixed(4))
  const rates = Object.fromEntries(
    SIGNALS.map(({ name }) => [name, { people: rate('human', name), models: rate('ai', name) }]),
  )
  writeFileSync(join(folder, 'signals.json'), `${JSON.stringify(rates, null, 1)}\n`)
}
