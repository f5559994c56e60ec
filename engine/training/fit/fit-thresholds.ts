import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wordsReliableMin } from '../../detector/check/messages.ts'
import { scoreTokens } from '../../detector/score/score.ts'
import { registerOf } from '../../detector/style/register.ts'
import { wordsIn } from '../../detector/tokens/words-in.ts'
import { shownOdds } from '../../detector/weights/curve.ts'
import { readCanonical } from '../../detector/weights/load-model.ts'
import { parseDocument } from '../../text/document.ts'
import { normaliseText } from '../../text/normalise.ts'
import { countWords } from '../../word-count.ts'
import { freshFold, isOwn } from '../corpus/folds.ts'
import { isUnlearnt, type LabelledText, readCurveDocuments, readLearnt } from '../corpus/read-documents.ts'
import { leftOutScoresFile, readLeftOutScores } from './left-out-scores.ts'
import {
  crossCheckThresholds,
  fitThresholds,
  formatThresholds,
  measureThresholds,
  type ThresholdReport,
  type ThresholdSample,
} from './threshold-table.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const modelFolder = join(here, '..', '..', 'detector', 'model')

/** Reads the register and length of a text, and its score by the model on disk unless one is known. */
function sampleOf({ source, label, text }: LabelledText, known?: number): ThresholdSample {
  const canonical = readCanonical(parseDocument(normaliseText(text).text))
  return {
    source,
    isAi: label === 'ai',
    register: registerOf(canonical),
    words: wordsIn(canonical, canonical.core.from, canonical.core.to),
    shown: shownOdds(known ?? scoreTokens(canonical)),
  }
}

/**
 * Gathers texts that were scored without their source: those that are kept from the views by the model on disk, and
 * learnt ones by the folds of the training. Of models only what they wrote themselves counts.
 */
function gatherSamples(folder: string): ThresholdSample[] {
  const isLong = ({ text }: LabelledText) => countWords(text) >= wordsReliableMin
  const kept = readCurveDocuments(folder).filter(isUnlearnt).filter(isLong)
  const samples = kept.map((document) => sampleOf(document))
  if (!existsSync(leftOutScoresFile)) return samples
  const learnt = readLearnt(folder)
  const isJudged = (document: LabelledText) => freshFold.tested(document) && isUnlearnt(document)
  for (const [d, logOdds] of readLeftOutScores(learnt).entries()) {
    const document = learnt[d]!
    // A text that the model on disk has not learnt is judged by it above.
    const counts = document.label === 'human' ? !isJudged(document) : isOwn(document)
    if (logOdds !== null && counts && isLong(document)) samples.push(sampleOf(document, logOdds))
  }
  return samples
}

/** Fits the lines of the verdict and writes them, and beside them what they cost. */
export function writeThresholds(folder: string): void {
  const samples = gatherSamples(folder)
  const table = fitThresholds(samples)
  const report: ThresholdReport = {
    rows: measureThresholds(table, samples),
    sourceLeftOut: crossCheckThresholds(samples),
  }
  write('thresholds.json', table)
  write('threshold-figures.json', report)
  process.stdout.write(`${formatThresholds(report)}\n`)
}

function write(name: string, content: unknown): void {
  writeFileSync(join(modelFolder, name), `${JSON.stringify(content, null, 2)}\n`)
}

/** `node engine/training/fit/fit-thresholds.ts --data FOLDER` writes `thresholds.json` and `threshold-figures.json`. */
function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  writeThresholds(values.data ?? join(here, '..', '..', '..', '..', 'shared', 'data', 'detector'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main()
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
