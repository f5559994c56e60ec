import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wordsReliableMin } from '../../detector/check/messages.ts'
import { textOdds } from '../../detector/score/score.ts'
import { sigmoid } from '../../detector/weights/calibration.ts'
import { countWords } from '../../word-count.ts'
import { isUnlearnt, type LabelledText, readCurveDocuments } from '../corpus/read-documents.ts'
import { calibrationError } from './evaluate.ts'
import { fitLine, type Line } from './fit-line.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The share of model texts for which the shown probabilities are right on average. */
const priorOfAi = 1 / 6
/**
 * Sources whose tasks the views know so well that all scores are extreme: 99.7% of the dialogues exceed one half. They
 * carry no information about scores near one half.
 */
const leftOut: ReadonlySet<string> = new Set(['persuasion26', 'storybench25'])
const folds = 2

export type CurveError = { before: number; after: number }

export type Curve = Line & {
  texts: { people: number; models: number; sources: number }
  /** Expected calibration error on sources that were excluded from the fit. */
  error: CurveError
  /** The same with model texts as half of the texts. */
  errorBalanced: CurveError
}

/** What displayed probabilities of one band meant on sources that were excluded from the fit. */
export type Reliability = {
  from: number
  to: number
  people: number
  models: number
  /** Share of model texts in the band if one text in six is by a model, and if one in two is. */
  oneInSix: number
  oneInTwo: number
}

export type CurveSample = { source: string; isAi: boolean; logOdds: number }

/** Gives each source of a label equal weight, so that a large one does not dominate. */
function weightsOf(samples: readonly CurveSample[]): number[] {
  const texts = new Map<string, number>()
  const sources = { ai: new Set<string>(), people: new Set<string>() }
  for (const { source, isAi } of samples) {
    texts.set(source, (texts.get(source) ?? 0) + 1)
    sources[isAi ? 'ai' : 'people'].add(source)
  }
  return samples.map(({ source, isAi }) => {
    const share = isAi ? priorOfAi / sources.ai.size : (1 - priorOfAi) / sources.people.size
    return share / texts.get(source)!
  })
}

function fit(samples: readonly CurveSample[]): Line {
  return fitLine(
    samples.map(({ logOdds }) => logOdds),
    samples.map(({ isAi }) => isAi),
    weightsOf(samples),
  )
}

/** Fits the curve to all samples, and measures it on held-out sources. */
export function fitCurve(samples: readonly CurveSample[]): Curve & { reliability: Reliability[] } {
  const foldOf = foldsOf(samples)
  const held = Array.from({ length: folds }, (_, fold) => {
    const inFold = (sample: CurveSample) => foldOf.get(sample.source) === fold
    const line = fit(samples.filter((sample) => !inFold(sample)))
    return samples
      .filter(inFold)
      .map((sample) => ({ ...sample, shown: line.bias + line.slope * sample.logOdds }))
  }).flat()
  const errorOf = (priorAi: number): CurveError => {
    const measure = (scores: number[]) =>
      calibrationError(
        scores,
        held.map(({ isAi }) => isAi),
        weightsOf(held),
        priorAi,
      )
    return {
      before: measure(held.map(({ logOdds }) => logOdds)),
      after: measure(held.map(({ shown }) => shown)),
    }
  }
  const people = samples.filter(({ isAi }) => !isAi).length
  return {
    ...fit(samples),
    texts: { people, models: samples.length - people, sources: foldOf.size },
    error: errorOf(priorOfAi),
    errorBalanced: errorOf(0.5),
    reliability: tabulate(held),
  }
}

const bands = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

/** Counts each text once, so that a reader can follow the shares from the numbers of texts. */
function tabulate(held: readonly { isAi: boolean; shown: number }[]): Reliability[] {
  const counts = { people: 0, models: 0 }
  for (const { isAi } of held) counts[isAi ? 'models' : 'people']++
  return bands.slice(1).map((to, i) => {
    const from = bands[i]!
    const inside = held.filter(({ shown }) => {
      const probability = sigmoid(shown)
      return probability >= from && (probability < to || to === 1)
    })
    const models = inside.filter(({ isAi }) => isAi).length
    const people = inside.length - models
    const shareAt = (prior: number) => {
      const ai = (prior * models) / counts.models
      return ai / (ai + ((1 - prior) * people) / counts.people)
    }
    return { from, to, people, models, oneInSix: shareAt(priorOfAi), oneInTwo: shareAt(0.5) }
  })
}

/** Assigns the sources of each label to folds in turn, by name. */
function foldsOf(samples: readonly CurveSample[]): Map<string, number> {
  const named = (isAi: boolean) =>
    [...new Set(samples.filter((sample) => sample.isAi === isAi).map(({ source }) => source))].sort()
  return new Map([named(true), named(false)].flatMap((names) => names.map((name, i) => [name, i % folds])))
}

function sampleOf({ source, label, text }: LabelledText): CurveSample {
  return { source, isAi: label === 'ai', logOdds: textOdds(text) }
}

function roundNumber(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(4)) : value
}

/** Fits the curve of the model on disk to these texts and writes `curve.json` and `reliability.json`. */
export function writeCurve(documents: readonly LabelledText[]): void {
  const long = documents.filter(
    ({ source, text }) => !leftOut.has(source) && countWords(text) >= wordsReliableMin,
  )
  const { reliability, ...curve } = fitCurve(long.map(sampleOf))
  // The table is a file of its own, because every browser that checks a text loads the curve.
  for (const [file, content] of [
    ['curve.json', curve],
    ['reliability.json', reliability],
  ] as const) {
    const rounded = JSON.stringify(content, roundNumber, 2)
    writeFileSync(join(here, '..', '..', 'detector', 'model', file), `${rounded}\n`)
    process.stdout.write(`${rounded}\n`)
  }
}

/** `node engine/training/fit/fit-curve.ts --data FOLDER` writes `curve.json` and `reliability.json` in `detector/model/`. */
function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const folder = values.data ?? join(here, '..', '..', '..', '..', 'shared', 'data', 'detector')
  writeCurve(readCurveDocuments(folder).filter(isUnlearnt))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main()
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
