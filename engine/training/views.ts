import type { Views } from '../detector/calibration.ts'
import type { Reader } from '../detector/canonical.ts'
import { measureStyle, STYLE_NAMES } from '../detector/style/features.ts'
import { treesScore } from '../detector/trees.ts'
import type { GramKind, Vocabulary } from '../detector/vocabulary.ts'
import { type BoostedTrees, binColumns, trainBoosting } from './boosting.ts'
import { type Row, readText } from './corpus.ts'
import { type EmbeddingNet, embeddingScore, trainEmbedding } from './embedding.ts'
import { type LogisticWeights, scoreRow, trainLogistic } from './logistic.ts'
import type { LabelledText } from './read-documents.ts'
import { SparseRows } from './sparse-rows.ts'

/** What the four views see of every row. */
export interface Measured {
  grams: Record<GramKind, SparseRows>
  sizes: Record<GramKind, number>
  style: Float32Array
}

export interface TrainedViews {
  words: EmbeddingNet
  masked: LogisticWeights
  characters: LogisticWeights
  style: BoostedTrees
}

export function measureRows(
  documents: LabelledText[],
  rows: Row[],
  reader: Reader,
  vocabularies: Record<GramKind, Vocabulary>,
): Measured {
  const grams = { words: new SparseRows(), masked: new SparseRows(), characters: new SparseRows() }
  const width = STYLE_NAMES.length
  const style = new Float32Array(rows.length * width)
  let current = -1
  let text = readText(documents[0]!, reader)
  for (const [r, { document, from, to }] of rows.entries()) {
    if (document !== current) text = readText(documents[document]!, reader)
    current = document
    for (const kind of ['words', 'masked', 'characters'] as const) {
      grams[kind].add(vocabularies[kind].idsOf(text, from, to))
    }
    measureStyle(text, from, to, style.subarray(r * width, (r + 1) * width))
  }
  const sizes = {
    words: vocabularies.words.size,
    masked: vocabularies.masked.size,
    characters: vocabularies.characters.size,
  }
  return { grams, sizes, style }
}

const LOGISTIC = { epochs: 3, rate: 0.5, decay: 0, seed: 1 }
const NETWORK = { width: 16, epochs: 4, rate: 0.04, dropout: 0.3, decay: 0, seed: 1 }
const TREES = {
  trees: 500,
  depth: 5,
  rate: 0.06,
  rowShare: 0.4,
  columnShare: 0.3,
  leafMin: 20,
  ridge: 5,
  seed: 1,
}

/** Trains every view on the given rows. */
export function trainViews(
  data: Measured,
  labels: Uint8Array,
  weights: Float32Array,
  rows: Int32Array,
): TrainedViews {
  const { grams, sizes } = data
  const columns = binColumns(data.style, STYLE_NAMES.length, rows)
  return {
    words: trainEmbedding(grams.words, sizes.words, labels, weights, rows, NETWORK),
    masked: trainLogistic([grams.masked], [sizes.masked], labels, weights, rows, LOGISTIC),
    characters: trainLogistic([grams.characters], [sizes.characters], labels, weights, rows, LOGISTIC),
    style: trainBoosting(columns, labels, weights, rows, TREES),
  }
}

export function scoreViewsOf(views: TrainedViews, data: Measured, row: number): Views {
  return {
    words: embeddingScore(views.words, data.grams.words, row),
    masked: scoreRow([data.grams.masked], views.masked, row),
    characters: scoreRow([data.grams.characters], views.characters, row),
    style: treesScore(views.style, data.style, row * STYLE_NAMES.length),
  }
}
