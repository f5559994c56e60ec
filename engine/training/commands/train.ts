import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createReader, type Reader } from '../../detector/tokens/canonical.ts'
import { type GramKind, Vocabulary } from '../../detector/tokens/vocabulary.ts'
import type { Calibration } from '../../detector/weights/calibration.ts'
import { panelsOf } from '../corpus/categories.ts'
import { chooseBuckets, chooseGeneralWords } from '../corpus/choose-vocabulary.ts'
import { cropWeight, cutRows, peopleFactors, type Row, weighBySource } from '../corpus/corpus.ts'
import { foldList, freshFold } from '../corpus/folds.ts'
import { placeGrams } from '../corpus/placed-grams.ts'
import {
  isKeptForCurve,
  type LabelledText,
  readCurveDocuments,
  readDocuments,
  readOwnTexts,
} from '../corpus/read-documents.ts'
import { varyContractions } from '../corpus/vary-contractions.ts'
import { calibrationError, type Evaluation, evaluate, formatTable } from '../fit/evaluate.ts'
import { fitCalibration, type Sample, sampleViews, scoreSample } from '../fit/fit-calibration.ts'
import { writeLeftOutScores } from '../fit/left-out-scores.ts'
import { Expectations } from '../views/expectations.ts'
import { countBigrams } from '../views/language-model.ts'
import { trainAll, type ViewScores } from '../views/leave-out.ts'
import { toOriginalScale } from '../views/score-scales.ts'
import { measureRows } from '../views/views.ts'
import { writeModel } from './write-model.ts'

const falsePositives = 0.01
const here = fileURLToPath(new URL('.', import.meta.url))
const modelFolder = join(here, '..', '..', 'detector', 'model')

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    threads: { type: 'string' },
    /** Varies the contractions of all texts (vary-contractions.ts). */
    vary: { type: 'boolean', default: false },
    /** Also learns the newer families and people's genres; the rest of those files is for the curve. */
    fresh: { type: 'boolean', default: false },
    /** Gives people's personal narrative more weight (corpus.ts). */
    narrative: { type: 'boolean', default: false },
    /** All three. */
    next: { type: 'boolean', default: false },
    /** Trains and scores one left-out part only and writes nothing, to estimate the time. */
    only: { type: 'string' },
  },
})
const threads = Number(values.threads ?? availableParallelism())

try {
  await train(values.data ?? join(here, '..', '..', '..', '..', 'shared', 'data', 'detector'))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

function tell(message: string): void {
  process.stderr.write(`${(performance.now() / 1000).toFixed(0)} s  ${message}\n`)
}

/** Reads labelled text and writes detector/model/. The same text gives the same bytes. */
async function train(folder: string): Promise<void> {
  const fresh = values.fresh || values.next ? readCurveDocuments(folder) : []
  const learnt = [...readDocuments(folder), ...readOwnTexts(), ...fresh.filter((d) => !isKeptForCurve(d))]
  const documents = values.vary || values.next ? varyContractions(learnt) : learnt
  const factors = values.narrative || values.next ? peopleFactors : {}
  tell(`${documents.length} texts of ${new Set(documents.map(({ source }) => source)).size} sources`)
  const generalWords = chooseGeneralWords(documents, createReader(new Set()))
  const reader = createReader(new Set(generalWords))
  const buckets = chooseAll(documents, reader)
  tell(`${generalWords.length} general words, ${Object.values(buckets).map(({ length }) => length)} n-grams`)
  const rows = cutRows(documents, reader)
  const vocabularies = {
    words: new Vocabulary('words', buckets.words),
    characters: new Vocabulary('characters', buckets.characters),
  }
  const placed = placeGrams(documents, reader, 'words', vocabularies.words)
  const expectations = new Expectations(documents, placed)
  const data = measureRows(documents, rows, reader, vocabularies, placed, expectations)
  tell(`${rows.length} stretches measured`)
  const { leftOut, parts, scales } = await trainAll(
    documents,
    data,
    { threads, factors, only: values.only },
    tell,
  )
  if (values.only) return tell('one part trained; nothing written')
  const all = makeSamples(documents, rows, leftOut, weighBySource(documents))
  const samples = new Map([...all].filter(([r]) => !freshFold.tested(documents[rows[r]!.document]!)))
  const calibration = fitCalibration(fittedOf(samples, rows), wholesOf(samples, rows), falsePositives)
  const evaluation = judge(documents, rows, samples, calibration)
  writeModel(modelFolder, {
    parts,
    buckets,
    generalWords,
    expectations: expectations.whole,
    language: countBigrams(documents, reader),
    calibration: toOriginalScale(calibration, scales),
  })
  writeFileSync(join(modelFolder, 'evaluation.json'), `${JSON.stringify(evaluation, null, 1)}\n`)
  writeLeftOutScores(documents, scoreWholes(rows, all, calibration))
  tell('model written')
  // Imported only now, because these read the model that has just been written.
  const { weighSignals } = await import('./weigh-signals.ts')
  const { measureLevels } = await import('./measure-levels.ts')
  weighSignals(documents, modelFolder)
  measureLevels(documents, modelFolder)
  tell('signals weighed')
  // The curve of a model that has learnt some of these texts is fitted to the others.
  if (fresh.length > 0) {
    const { writeCurve } = await import('../fit/fit-curve.ts')
    writeCurve(fresh.filter(isKeptForCurve))
    const { writeThresholds } = await import('../fit/fit-thresholds.ts')
    if (values.next) writeThresholds(folder)
  }
  process.stdout.write(`${formatTable(evaluation)}\n`)
}

function chooseAll(documents: LabelledText[], reader: Reader): Record<GramKind, Uint32Array> {
  return {
    words: chooseBuckets(documents, reader, 'words'),
    characters: chooseBuckets(documents, reader, 'characters'),
  }
}

function makeSamples(
  documents: LabelledText[],
  rows: Row[],
  scores: ViewScores,
  weights: Float32Array,
): Map<number, Sample> {
  const samples = new Map<number, Sample>()
  for (const [r, { document, from, to, whole }] of rows.entries()) {
    if (Number.isNaN(scores.words[r])) continue
    const ai = documents[document]!.label === 'ai'
    const panels = panelsOf(documents[document]!)
    // Nine of ten tokens are words; the rest is punctuation.
    const weight = weights[document]! * (whole ? 1 : cropWeight)
    samples.set(r, { words: (to - from) * 0.89, ai, panels, weight, views: sampleViews(scores, r) })
  }
  return samples
}

/** Returns the log-odds of each document's whole, or undefined where no fold tests it. */
function scoreWholes(
  rows: Row[],
  samples: Map<number, Sample>,
  calibration: Calibration,
): (number | undefined)[] {
  const scores: (number | undefined)[] = []
  for (const [r, sample] of samples)
    if (rows[r]!.whole) scores[rows[r]!.document] = scoreSample(sample, calibration)
  return scores
}

function wholesOf(
  samples: Map<number, Sample>,
  rows: Row[],
  keep: (r: number) => boolean = () => true,
): Sample[] {
  return [...samples].filter(([r]) => rows[r]!.whole && keep(r)).map(([, sample]) => sample)
}

/** Returns the samples for the calibration: whole documents and crops. */
function fittedOf(
  samples: Map<number, Sample>,
  rows: Row[],
  keep: (r: number) => boolean = () => true,
): Sample[] {
  return [...samples].filter(([r]) => rows[r]!.probe === undefined && keep(r)).map(([, sample]) => sample)
}

function judge(
  documents: LabelledText[],
  rows: Row[],
  samples: Map<number, Sample>,
  calibration: Calibration,
): Evaluation {
  const scores = new Float32Array(rows.length).fill(Number.NaN)
  for (const [r, sample] of samples) scores[r] = scoreSample(sample, calibration)
  const wholes = [...samples].filter(([r]) => rows[r]!.whole)
  const priorAi = operatingPrior(
    wholes.map(([, sample]) => sample),
    calibration,
  )
  const errorAt = (prior: number) =>
    calibrationError(
      wholes.map(([r]) => scores[r]!),
      wholes.map(([, sample]) => sample.ai),
      wholes.map(([, sample]) => sample.weight),
      prior,
    )
  return {
    ...evaluate(documents, rows, scores),
    realFalsePositives: crossCheck(documents, rows, samples),
    calibrationError: { priorAi, error: errorAt(priorAi), balanced: errorAt(0.5) },
  }
}

/** Returns the share of model texts for which the probabilities are right on average. */
function operatingPrior(wholes: Sample[], calibration: Calibration): number {
  let low = 0.001
  let high = 0.999
  const scored = wholes.map((sample) => ({
    ...sample,
    probability: 1 / (1 + Math.exp(-scoreSample(sample, calibration))),
  }))
  const mean = (ai: boolean) => {
    const group = scored.filter((sample) => sample.ai === ai)
    return (
      group.reduce((sum, sample) => sum + sample.weight * sample.probability, 0) /
      group.reduce((sum, sample) => sum + sample.weight, 0)
    )
  }
  const people = mean(false)
  const models = mean(true)
  for (let round = 0; round < 50; round++) {
    const prior = (low + high) / 2
    if (prior * models + (1 - prior) * people > prior) low = prior
    else high = prior
  }
  return (low + high) / 2
}

/** Measures false positives on each fold's people, with calibration and threshold from the other folds. */
function crossCheck(
  documents: LabelledText[],
  rows: Row[],
  samples: Map<number, Sample>,
): Evaluation['realFalsePositives'] {
  const found: Evaluation['realFalsePositives'] = []
  for (const fold of foldList) {
    const inside = (r: number) => fold.tested(documents[rows[r]!.document]!)
    const people = wholesOf(samples, rows, (r) => inside(r)).filter(({ ai }) => !ai)
    if (people.length === 0) continue
    const others = fittedOf(samples, rows, (r) => !inside(r))
    const calibration = fitCalibration(
      others,
      wholesOf(samples, rows, (r) => !inside(r)),
      falsePositives,
    )
    const over = people.filter((sample) => scoreSample(sample, calibration) > 0).length
    found.push({ fold: fold.name, texts: people.length, share: over / people.length })
  }
  return found
}
