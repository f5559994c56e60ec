import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readPassage } from '../../detector/score/passage.ts'
import { signals } from '../../detector/signals/registry.ts'
import { measureStyle, styleNames } from '../../detector/style/features.ts'
import { mean, spread } from '../../detector/style/statistics.ts'
import { traitList } from '../../detector/style/traits.ts'
import type { Canonical } from '../../detector/tokens/canonical.ts'
import { readCanonical } from '../../detector/weights/load-model.ts'
import { type Panel, panelNames } from '../../detector/weights/panels.ts'
import { parseDocument } from '../../text/document.ts'
import { normaliseText } from '../../text/normalise.ts'
import { panelsOf } from '../corpus/categories.ts'
import { type LabelledText, readDocuments, readOwnTexts } from '../corpus/read-documents.ts'

/** Passages are short and long equally often. */
const sentenceCounts = [3, 6]
const perSourceMax = 400

type Writer = 'people' | Panel

const writers: readonly Writer[] = ['people', ...panelNames]

/** Means and standard deviations of human traits in the same passages. */
class PeoplesTraits {
  private readonly rows: Float32Array[] = []

  note(text: Canonical, from: number, to: number): void {
    this.rows.push(measureStyle(text, from, to, new Float32Array(styleNames.length)))
  }

  write(folder: string): void {
    const traits = traitList.map(({ feature }) => {
      const values = this.rows.map((row) => row[styleNames.indexOf(feature)]!)
      const average = mean(values)
      const rounded = (value: number) => Number(value.toPrecision(3))
      return [feature, { mean: rounded(average), spread: rounded(spread(values, average)) }]
    })
    writeFileSync(join(folder, 'traits.json'), `${JSON.stringify(Object.fromEntries(traits), null, 1)}\n`)
  }
}

/**
 * Counts how many passages of three and six sentences by people and by each panel's models show each signal, measures the
 * human traits, and writes both as JSON.
 */
export function weighSignals(documents: LabelledText[], folder: string): void {
  const counts = new Map(writers.map((writer) => [writer, { passages: 0, fired: new Map<string, number>() }]))
  const taken = new Map<string, number>()
  const traits = new PeoplesTraits()
  for (const entry of documents) {
    const key = entry.source + entry.label
    const before = taken.get(key) ?? 0
    if (before >= perSourceMax) continue
    const document = parseDocument(normaliseText(entry.text).text)
    if (document.sentences.length < Math.max(...sentenceCounts)) continue
    taken.set(key, before + 1)
    const canonical = readCanonical(document)
    for (const sentences of sentenceCounts) {
      const from = (before * 7) % (document.sentences.length - sentences + 1)
      const passage = readPassage(document, canonical, from, from + sentences)
      if (entry.label === 'human') traits.note(canonical, passage.from, passage.to)
      const names = signals.filter(({ measure }) => measure(passage)).map(({ name }) => name)
      for (const writer of writersOf(entry)) {
        const count = counts.get(writer)!
        count.passages++
        for (const name of names) count.fired.set(name, (count.fired.get(name) ?? 0) + 1)
      }
    }
  }
  const rate = (writer: Writer, name: string) => {
    const { passages, fired } = counts.get(writer)!
    return Number((((fired.get(name) ?? 0) + 1) / (passages + 2)).toFixed(4))
  }
  const rates = Object.fromEntries(
    signals.map(({ name }) => [
      name,
      Object.fromEntries(writers.map((writer) => [writer, rate(writer, name)])),
    ]),
  )
  writeFileSync(join(folder, 'signals.json'), `${JSON.stringify(rates, null, 1)}\n`)
  traits.write(folder)
}

function writersOf(document: LabelledText): readonly Writer[] {
  return document.label === 'human' ? ['people'] : panelsOf(document)
}

/** After a change of signals only: `node engine/training/commands/weigh-signals.ts [--data FOLDER]` counts with the current model. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const folder = values.data ?? fileURLToPath(new URL('../../../../shared/data/detector', import.meta.url))
  try {
    const documents = [...readDocuments(folder), ...readOwnTexts()]
    weighSignals(documents, fileURLToPath(new URL('../../detector/model', import.meta.url)))
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
