import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Panel } from '../detector/calibration.ts'
import { readCanonical } from '../detector/load-model.ts'
import { readPassage } from '../detector/signals/passage.ts'
import { SIGNALS } from '../detector/signals/registry.ts'
import { parseDocument } from '../text/document.ts'
import { normaliseText } from '../text/normalise.ts'
import { isOwn } from './folds.ts'
import type { LabelledText } from './read-documents.ts'

const SENTENCES = 6
const PER_SOURCE_MAX = 400

type Writer = 'people' | Panel

/** Counts how many passages of six sentences by people and by each panel's models show each signal, and writes signals.json. */
export function weighSignals(documents: LabelledText[], folder: string): void {
  const fired = {
    people: new Map<string, number>(),
    general: new Map<string, number>(),
    newest: new Map<string, number>(),
  }
  const passages: Record<Writer, number> = { people: 0, general: 0, newest: 0 }
  const taken = new Map<string, number>()
  for (const entry of documents) {
    const key = entry.source + entry.label
    const before = taken.get(key) ?? 0
    if (before >= PER_SOURCE_MAX) continue
    const document = parseDocument(normaliseText(entry.text).text)
    if (document.sentences.length < SENTENCES) continue
    taken.set(key, before + 1)
    const writer = writerOf(entry)
    passages[writer]++
    const from = (before * 7) % (document.sentences.length - SENTENCES + 1)
    const passage = readPassage(document, readCanonical(document), from, from + SENTENCES)
    for (const { name, measure } of SIGNALS)
      if (measure(passage)) fired[writer].set(name, (fired[writer].get(name) ?? 0) + 1)
  }
  const rate = (writer: Writer, name: string) =>
    Number((((fired[writer].get(name) ?? 0) + 1) / (passages[writer] + 2)).toFixed(4))
  const rates = Object.fromEntries(
    SIGNALS.map(({ name }) => [
      name,
      { people: rate('people', name), general: rate('general', name), newest: rate('newest', name) },
    ]),
  )
  writeFileSync(join(folder, 'signals.json'), `${JSON.stringify(rates, null, 1)}\n`)
}

function writerOf(document: LabelledText): Writer {
  if (document.label === 'human') return 'people'
  return isOwn(document) ? 'newest' : 'general'
}
