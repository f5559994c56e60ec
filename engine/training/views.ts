import type { Panel, Views } from '../detector/calibration.ts'
import type { Reader } from '../detector/canonical.ts'
import { EXPECTATION_NAMES, measureExpectation, ORDERS } from '../detector/expectation.ts'
import { roundCoarse } from '../detector/packed-weights.ts'
import { measureStyle, STYLE_NAMES } from '../detector/style/features.ts'
import { treesScore } from '../detector/trees.ts'
import type { GramKind, Vocabulary } from '../detector/vocabulary.ts'
import { type BoostedTrees, binColumns, trainBoosting } from './boosting.ts'
import { CROP_WEIGHT, type Row, readText } from './corpus.ts'
import { courseOfRows, courseOfStretches } from './courses.ts'
import { type EmbeddingNet, embeddingScore, trainEmbedding } from './embedding.ts'
import type { Expectations } from './expectations.ts'
import { type PhraseNet, PhraseReader, trainPhrases } from './phrase-network.ts'
import { PlacedGrams, type PlacedIds } from './placed-grams.ts'
import type { LabelledText } from './read-documents.ts'
import { type SparseRows, SparseRowsBuilder } from './sparse-rows.ts'

/** What the views see of every document and row, in memory that threads can share. */
export interface Measured {
  rows: Row[]
  placed: PlacedIds
  grams: Record<GramKind, SparseRows>
  sizes: Record<GramKind, number>
  /** MEASURES numbers of every row. */
  style: Float32Array
}

/** What the trees look at: style, and how expected the words are. */
const MEASURES = STYLE_NAMES.length + EXPECTATION_NAMES.length

export interface TrainedViews {
  words: EmbeddingNet
  phrases: PhraseNet
  characters: EmbeddingNet
  style: BoostedTrees
  newestCharacters: EmbeddingNet
  newestStyle: BoostedTrees
}

export type NewestViews = Pick<TrainedViews, 'newestCharacters' | 'newestStyle'>

export function measureRows(
  documents: LabelledText[],
  rows: Row[],
  reader: Reader,
  vocabularies: Record<GramKind, Vocabulary>,
  placed: PlacedIds,
  expectations: Expectations,
): Measured {
  const grams = {
    words: new SparseRowsBuilder(),
    characters: new SparseRowsBuilder(),
  }
  const style = new Float32Array(new SharedArrayBuffer(rows.length * MEASURES * 4))
  let current = -1
  let text = readText(documents[0]!, reader)
  for (const [r, { document, from, to }] of rows.entries()) {
    if (document !== current) text = readText(documents[document]!, reader)
    current = document
    for (const kind of ['words', 'characters'] as const) {
      grams[kind].add(vocabularies[kind].idsOf(text, from, to))
    }
    const out = style.subarray(r * MEASURES, (r + 1) * MEASURES)
    measureStyle(text, from, to, out)
    const ids = placed.ids.subarray(placed.starts[document]! * ORDERS)
    measureExpectation(expectations.without(document), ids, 0, text, from, to, out, STYLE_NAMES.length)
  }
  const sizes = {
    words: vocabularies.words.size,
    characters: vocabularies.characters.size,
  }
  const built = {
    words: grams.words.build(),
    characters: grams.characters.build(),
  }
  return { rows, placed, grams: built, sizes, style }
}

/** Labels and weights of documents, as of the rows cut from them: crops count less than wholes. */
export interface Lessons {
  labels: Uint8Array
  weights: Float32Array
  rowLabels: Uint8Array
  rowWeights: Float32Array
  /** The rows of documents that have a weight. */
  rows: Int32Array
}

export function lessonsFor(rows: Row[], labels: Uint8Array, weights: Float32Array): Lessons {
  return {
    labels,
    weights,
    rowLabels: Uint8Array.from(rows, ({ document }) => labels[document]!),
    rowWeights: Float32Array.from(
      rows,
      ({ document, whole }) => weights[document]! * (whole ? 1 : CROP_WEIGHT),
    ),
    rows: Int32Array.from(rows.keys()).filter(
      (r) => weights[rows[r]!.document]! > 0 && rows[r]!.probe === undefined,
    ),
  }
}

const NETWORK = { width: 16, epochs: 4, rate: 0.04, dropout: 0.3, seed: 1 }
const CHARACTERS = { ...NETWORK, epochs: 3, dropout: 0.65 }
/** Enough to tell which kinds of text are hard. */
const SCOUT = { ...NETWORK, epochs: 3 }
const PHRASES = { width: 16, hidden: 16, epochs: 3, rate: 0.04, dropout: 0.3, seed: 1 }
const TREES = {
  trees: 400,
  depth: 5,
  rate: 0.07,
  rowShare: 0.3,
  columnShare: 0.3,
  leafMin: 20,
  ridge: 5,
  seed: 1,
}

/** What each panel learns from. */
export type PanelLessons = Record<Panel, Lessons>

/** Trains every view on the documents that have a weight in its panel's lessons. */
export function trainViews(data: Measured, { general, newest }: PanelLessons): TrainedViews {
  const { sizes } = data
  const placed = new PlacedGrams(data.placed)
  const { labels, weights } = general
  const views = {
    words: trainEmbedding(courseOfStretches(placed, sizes.words, labels, weights), NETWORK),
    phrases: trainPhrases(placed, sizes.words, labels, weights, PHRASES),
    characters: trainCharacters(data, general),
    style: trainStyle(data, general),
    ...trainNewest(data, newest),
  }
  for (const net of [views.words, views.phrases]) net.table = roundCoarse(net.table)
  return views
}

/** The views of the newest models alone, whose texts are too few for more. */
export function trainNewest(data: Measured, lessons: Lessons): NewestViews {
  return { newestCharacters: trainCharacters(data, lessons), newestStyle: trainStyle(data, lessons) }
}

function trainCharacters({ grams, sizes }: Measured, lessons: Lessons): EmbeddingNet {
  const { rowLabels, rowWeights, rows } = lessons
  const course = courseOfRows(grams.characters, sizes.characters, rowLabels, rowWeights, rows)
  const net = trainEmbedding(course, CHARACTERS)
  net.table = roundCoarse(net.table)
  return net
}

function trainStyle({ style }: Measured, { rowLabels, rowWeights, rows }: Lessons): BoostedTrees {
  return trainBoosting(binColumns(style, MEASURES, rows), rowLabels, rowWeights, rows, TREES)
}

/** Log-odds of `tested` rows by a words view alone, trained on the documents that have a weight. */
export function scoreByWords(data: Measured, lessons: Lessons, tested: Int32Array): Float32Array {
  const placed = new PlacedGrams(data.placed)
  const course = courseOfStretches(placed, data.sizes.words, lessons.labels, lessons.weights)
  const net = trainEmbedding(course, SCOUT)
  return Float32Array.from(tested, (row) => embeddingScore(net, data.grams.words, row))
}

/** Scores rows by trained views. */
export function createScorer(views: TrainedViews, data: Measured): (row: number) => Views {
  const placed = new PlacedGrams(data.placed)
  const phrases = new PhraseReader(views.phrases, placed.perPlace)
  const newest = createNewestScorer(views, data)
  return (row) => {
    const { document, from, to } = data.rows[row]!
    return {
      words: embeddingScore(views.words, data.grams.words, row),
      phrases: phrases.score(placed, document, from, to),
      characters: embeddingScore(views.characters, data.grams.characters, row),
      style: treesScore(views.style, data.style, row * MEASURES),
      ...newest(row),
    }
  }
}

/** The same of the views of the newest models alone. */
export function createNewestScorer(
  views: NewestViews,
  data: Measured,
): (row: number) => Pick<Views, keyof NewestViews> {
  return (row) => ({
    newestCharacters: embeddingScore(views.newestCharacters, data.grams.characters, row),
    newestStyle: treesScore(views.newestStyle, data.style, row * MEASURES),
  })
}
