import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createReader } from '../../detector/tokens/canonical.ts'
import { type GramKind, gramBuckets, Vocabulary } from '../../detector/tokens/vocabulary.ts'
import type { Calibration } from '../../detector/weights/calibration.ts'
import { byPanel, modelClasses, viewNames } from '../../detector/weights/panels.ts'
import { logarithmMin } from '../../detector/weights/perplexity.ts'
import { cutRows, readText } from '../corpus/corpus.ts'
import { placeGrams } from '../corpus/placed-grams.ts'
import { labelled } from '../corpus/test-corpus.ts'
import { seededRandom } from '../random.ts'
import { binColumns, trainBoosting } from '../views/boosting.ts'
import { Expectations } from '../views/expectations.ts'
import { countBigrams } from '../views/language-model.ts'
import { createScorer, measureRows, type TrainedParts, trainingRowsFor, trainParts } from '../views/views.ts'
import { type ModelParts, writeModel } from './write-model.ts'

const folder = mkdtempSync(join(tmpdir(), 'longhand-model-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const words = 'the of a we they saw took went old small road house river rain and but it was very near'.split(
  ' ',
)
const random = seededRandom(12)
const documents = Array.from({ length: 40 }, (_, d) => {
  // Model sentences have equal lengths, human ones do not.
  const sentence = () =>
    Array.from(
      { length: d % 2 === 1 ? 9 : 2 + random() * 14 },
      () => words[Math.floor(random() ** 1.5 * words.length)],
    )
  const text = Array.from({ length: 4 + (d % 9) }, () => `${sentence().join(' ')}.`).join(' ')
  return labelled({ text, label: d % 2 === 1 ? 'ai' : 'human', source: `s${d % 5}` })
})
const generalWords = ['river', 'road']
const reader = createReader(new Set(generalWords))

function allBuckets(kind: GramKind): Uint32Array {
  const found = new Set<number>()
  for (const document of documents) {
    const text = readText(document, reader)
    const { values, length } = gramBuckets(kind, text, 0, text.length)
    for (const bucket of values.subarray(0, length)) found.add(bucket)
  }
  return Uint32Array.from(found).sort()
}

const buckets = { words: allBuckets('words'), characters: allBuckets('characters') }
const vocabularies = {
  words: new Vocabulary('words', buckets.words),
  characters: new Vocabulary('characters', buckets.characters),
}
const rows = cutRows(documents, reader)
const placed = placeGrams(documents, reader, 'words', vocabularies.words)
const expectations = new Expectations(documents, placed)
// A new text is measured by all counts, so the known ones are here too.
const asNew = { without: () => expectations.whole } as unknown as Expectations
const data = measureRows(documents, rows, reader, vocabularies, placed, asNew)
const categories = Uint8Array.from(documents, ({ label }, d) =>
  label === 'ai' ? 1 + (d % modelClasses.length) : 0,
)
const trainingRows = trainingRowsFor(rows, categories, new Float32Array(documents.length).fill(1))
const labels = trainingRows.rowCategories.map((category) => Math.min(1, category))

/** Trees with small leaves, which default options would not split. */
function growTrees(seed: number): TrainedParts['trees']['style'] {
  const options = {
    trees: 60,
    depth: 4,
    rate: 0.3,
    rowShare: 0.6,
    columnShare: 0.3,
    leafMin: 0.1,
    ridge: 1,
    seed,
  }
  const columns = binColumns(data.style, data.style.length / rows.length, trainingRows.rows)
  return trainBoosting(columns, labels, trainingRows.rowWeights, trainingRows.rows, options)
}

const trees = {
  style: growTrees(1),
  rewrittenStyle: growTrees(2),
  modernStyle: growTrees(3),
  newestStyle: growTrees(4),
}
const trainAgain = (): TrainedParts => ({
  ...trainParts(data, { networks: trainingRows, trees: {} }),
  trees,
})
const trained = trainAgain()
const view = { mean: 0.1, spread: 1.5, weight: 0.7 }
const parts: ModelParts = {
  parts: trained,
  buckets,
  generalWords,
  expectations: expectations.whole,
  language: countBigrams(documents, reader),
  calibration: {
    views: Object.fromEntries(viewNames.map((name) => [name, view])) as Calibration['views'],
    panels: byPanel((panel) => ({ bias: -1.23456789, slope: panel.length, length: 0.3, bend: 0 })),
    shift: -3,
  },
}
writeModel(folder, parts)
const written = readFileSync(join(folder, 'model.json'), 'utf8')
vi.doMock('../../detector/model/model.json', () => ({ default: JSON.parse(written) }))
const loaded = await import('../../detector/weights/load-model.ts')
const { scoreViews } = await import('../../detector/score/score.ts')

test('the written model gives the scores of the training', () => {
  const score = createScorer(trained, data)
  const wholes = [...rows.keys()].filter((r) => rows[r]!.whole)
  const splits = new Set(wholes.map((r) => score(r).style!.toFixed(3)))
  expect(splits.size).toBeGreaterThan(10)
  for (const r of wholes) {
    const shipped = scoreViews(documents[rows[r]!.document]!.text)
    for (const name of viewNames) expect(shipped[name], name).toBeCloseTo(score(r)[name]!, 2)
  }
})

test('a value equal to a threshold takes the same branch as in training', () => {
  expect(loaded.trees.style.thresholds).toEqual(trees.style.thresholds.map((value) => Math.min(value, 3e38)))
  expect([...(loaded.trees.style.features as Uint8Array)]).toEqual([...trees.style.features])
})

test('reads logarithms back within half a level, words and calibration unchanged', () => {
  const near = (found: ArrayLike<number>, sent: ArrayLike<number>) => {
    expect(found.length).toBe(sent.length)
    for (let i = 0; i < sent.length; i++) {
      const bounded = Math.max(logarithmMin, Math.min(0, sent[i]!))
      expect(Math.abs(found[i]! - bounded)).toBeLessThan(-logarithmMin / 63 / 2 + 1e-5)
    }
  }
  const { languageModel } = loaded
  expect(parts.language.words.length).toBeGreaterThan(5)
  expect([...languageModel.ids.keys()]).toEqual(parts.language.words)
  expect(languageModel.pairs).toEqual(parts.language.buckets)
  near(languageModel.unigrams, parts.language.unigrams)
  near(languageModel.backoffs, parts.language.backoffs)
  near(languageModel.bigrams, parts.language.bigrams)
  near(loaded.expectations, parts.expectations)
  expect(loaded.calibration).toEqual(parts.calibration)
})

test('writes the same model as the same bytes', () => {
  writeModel(join(folder, 'again'), {
    ...parts,
    parts: trainAgain(),
  })
  expect(readFileSync(join(folder, 'again', 'model.json'), 'utf8')).toBe(written)
})
