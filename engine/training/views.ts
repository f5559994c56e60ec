import {
  PANEL_NAMES,
  PANELS,
  type Panel,
  VIEW_KINDS,
  type ViewKind,
  type ViewName,
  type Views,
} from '../detector/calibration.ts'
import type { Reader } from '../detector/canonical.ts'
import { EXPECTATION_NAMES, measureExpectation, ORDERS } from '../detector/expectation.ts'
import { roundCoarse } from '../detector/packed-weights.ts'
import { measureStyle, STYLE_NAMES } from '../detector/style/features.ts'
import { treesScore } from '../detector/trees.ts'
import type { GramKind, Vocabulary } from '../detector/vocabulary.ts'
import { type BoostedTrees, binColumns, trainBoosting } from './boosting.ts'
import { CROP_WEIGHT, type Row, readText } from './corpus.ts'
import { type Course, courseOfRows, courseOfStretches } from './courses.ts'
import { type EmbeddingNet, embeddingScore, trainEmbedding } from './embedding.ts'
import type { Expectations } from './expectations.ts'
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

interface TrainedKinds {
  words: EmbeddingNet
  characters: EmbeddingNet
  style: BoostedTrees
}

export type TrainedViews = { [N in ViewName]: TrainedKinds[(typeof VIEW_KINDS)[N]] }

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

const TRAINERS: { [K in ViewKind]: (data: Measured, lessons: Lessons) => TrainedKinds[K] } = {
  words: (data, lessons) => coarsely(trainEmbedding(courseOfWords(data, lessons), NETWORK)),
  characters({ grams, sizes }, { rowLabels, rowWeights, rows }) {
    const course = courseOfRows(grams.characters, sizes.characters, rowLabels, rowWeights, rows)
    return coarsely(trainEmbedding(course, CHARACTERS))
  },
  style({ style }, { rowLabels, rowWeights, rows }) {
    return trainBoosting(binColumns(style, MEASURES, rows), rowLabels, rowWeights, rows, TREES)
  },
}

function courseOfWords({ placed, sizes }: Measured, { labels, weights }: Lessons): Course {
  return courseOfStretches(new PlacedGrams(placed), sizes.words, labels, weights)
}

/** With the numbers that will be shipped. */
function coarsely<N extends { table: Float32Array }>(net: N): N {
  net.table = roundCoarse(net.table)
  return net
}

/** What panels learn from. */
export type PanelLessons = Partial<Record<Panel, Lessons>>

/** Trains the views of the panels that have lessons. */
export function trainPanels(data: Measured, lessons: PanelLessons): Partial<TrainedViews> {
  const views: [ViewName, unknown][] = []
  for (const panel of PANEL_NAMES) {
    const learnt = lessons[panel]
    if (!learnt) continue
    for (const name of PANELS[panel]) views.push([name, TRAINERS[VIEW_KINDS[name]](data, learnt)])
  }
  return Object.fromEntries(views) as Partial<TrainedViews>
}

/** Log-odds of `tested` rows by a words view alone, trained on the documents that have a weight. */
export function scoreByWords(data: Measured, lessons: Lessons, tested: Int32Array): Float32Array {
  const net = trainEmbedding(courseOfWords(data, lessons), SCOUT)
  return Float32Array.from(tested, (row) => embeddingScore(net, data.grams.words, row))
}

/** Scores rows by the trained views. */
export function createScorer(views: Partial<TrainedViews>, data: Measured): (row: number) => Partial<Views> {
  const scorers = (Object.keys(views) as ViewName[]).map(
    (name) => [name, scorerOf(name, views, data)] as const,
  )
  return (row) => Object.fromEntries(scorers.map(([name, score]) => [name, score(row)])) as Partial<Views>
}

function scorerOf(name: ViewName, views: Partial<TrainedViews>, data: Measured): (row: number) => number {
  const kind: ViewKind = VIEW_KINDS[name]
  if (kind === 'style') {
    const trees = views[name] as BoostedTrees
    return (row) => treesScore(trees, data.style, row * MEASURES)
  }
  const net = views[name] as EmbeddingNet
  return (row) => embeddingScore(net, data.grams[kind], row)
}
