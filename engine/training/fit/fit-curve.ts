import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wordsReliableMin } from '../../detector/check/messages.ts'
import { textOdds } from '../../detector/score/score.ts'
import { countWords } from '../../word-count.ts'
import { type LabelledText, readCurveDocuments } from '../corpus/read-documents.ts'
import { calibrationError } from './evaluate.ts'
import { fitLine, type Line } from './fit-line.ts'

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
export function fitCurve(samples: readonly CurveSample[]): Curve {
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
  }
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

/** `node engine/training/fit/fit-curve.ts --data FOLDER` writes `detector/model/curve.json`. */
function main(): void {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const folder = values.data ?? join(here, '..', '..', '..', 'shared', 'data', 'detector')
  const documents = readCurveDocuments(folder).filter(
    ({ source, text }) => !leftOut.has(source) && countWords(text) >= wordsReliableMin,
  )
  const curve = fitCurve(documents.map(sampleOf))
  const rounded = JSON.stringify(
    curve,
    (_, value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value),
    2,
  )
  writeFileSync(join(here, '..', 'detector', 'model', 'curve.json'), `${rounded}\n`)
  process.stdout.write(`${rounded}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main()
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
