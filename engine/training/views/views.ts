import { expectationNames, measureExpectation, orders } from '../../detector/score/expectation.ts'
import { measureStyle, styleNames } from '../../detector/style/features.ts'
import type { Reader } from '../../detector/tokens/canonical.ts'
import type { GramKind, Vocabulary } from '../../detector/tokens/vocabulary.ts'
import { roundCoarse } from '../../detector/weights/packed-weights.ts'
import {
  modelClasses,
  type NamesOf,
  oddsOfPanel,
  panelOf,
  type ViewName,
  type Views,
  viewKinds,
  viewNames,
} from '../../detector/weights/panels.ts'
import { treesScore } from '../../detector/weights/trees.ts'
import { cropWeight, type Row, readText } from '../corpus/corpus.ts'
import { PlacedGrams, type PlacedIds } from '../corpus/placed-grams.ts'
import type { LabelledText } from '../corpus/read-documents.ts'
import { type SparseRows, SparseRowsBuilder } from '../corpus/sparse-rows.ts'
import { type BoostedTrees, binColumns, trainBoosting } from './boosting.ts'
import { type EmbeddingNet, embeddingOdds, trainEmbedding } from './embedding.ts'
import type { Expectations } from './expectations.ts'
import { type TrainingSet, trainingSetOfRanges, trainingSetOfRows } from './training-sets.ts'

/** The input of the views for every document and row, in memory that threads can share. */
export type Measured = {
  rows: Row[]
  placed: PlacedIds
  grams: Record<GramKind, SparseRows>
  sizes: Record<GramKind, number>
  /** MEASURES numbers for every row. */
  style: Float32Array
}

/** The inputs of the trees: style and expected words. */
const measures = styleNames.length + expectationNames.length

export type StyleView = NamesOf<'style'>

export const styleViews: readonly StyleView[] = viewNames.filter(isStyle)

export function isStyle(name: ViewName): name is StyleView {
  return viewKinds[name] === 'style'
}

/** The trained parts: one network over words and one over characters, for all classes, and each panel's trees. */
export type TrainedParts = {
  networks: Record<GramKind, EmbeddingNet>
  trees: Record<StyleView, BoostedTrees>
}

/** Possibly without the trees of some panels. */
export type SomeParts = Pick<TrainedParts, 'networks'> & { trees: Partial<TrainedParts['trees']> }

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
  const style = new Float32Array(new SharedArrayBuffer(rows.length * measures * 4))
  let current = -1
  let text = readText(documents[0]!, reader)
  for (const [r, { document, from, to }] of rows.entries()) {
    if (document !== current) text = readText(documents[document]!, reader)
    current = document
    for (const kind of ['words', 'characters'] as const) {
      grams[kind].add(vocabularies[kind].idsOf(text, from, to))
    }
    const out = style.subarray(r * measures, (r + 1) * measures)
    measureStyle(text, from, to, out)
    const ids = placed.ids.subarray(placed.starts[document]! * orders)
    measureExpectation(expectations.without(document), ids, 0, text, from, to, out, styleNames.length)
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

/** Categories (see `categoriesOf`) and weights of documents and of their rows; crops have less weight than wholes. */
export type TrainingRows = {
  categories: Uint8Array
  weights: Float32Array
  rowCategories: Uint8Array
  rowWeights: Float32Array
  /** The rows of documents that have a weight. */
  rows: Int32Array
}

export function trainingRowsFor(rows: Row[], categories: Uint8Array, weights: Float32Array): TrainingRows {
  return {
    categories,
    weights,
    rowCategories: Uint8Array.from(rows, ({ document }) => categories[document]!),
    rowWeights: Float32Array.from(
      rows,
      ({ document, whole }) => weights[document]! * (whole ? 1 : cropWeight),
    ),
    rows: Int32Array.from(rows.keys()).filter(
      (r) => weights[rows[r]!.document]! > 0 && rows[r]!.probe === undefined,
    ),
  }
}

const network = { width: 16, classes: modelClasses.length, epochs: 4, rate: 0.04, dropout: 0.3, seed: 1 }
const characterOptions = { ...network, epochs: 3, dropout: 0.65 }
/** Enough epochs to find out which kinds of text are hard. */
const scout = { ...network, classes: 1, epochs: 3 }
const treeOptions = {
  trees: 400,
  depth: 5,
  rate: 0.07,
  rowShare: 0.3,
  columnShare: 0.3,
  leafMin: 20,
  ridge: 5,
  seed: 1,
}

/** What the networks and the trees of some panels learn from. */
export type PartTrainingRows = {
  networks: TrainingRows
  trees: Partial<Record<StyleView, TrainingRows>>
}

export function trainParts(data: Measured, trainingRows: PartTrainingRows): SomeParts {
  const { grams, sizes } = data
  const { rowCategories, rowWeights, rows } = trainingRows.networks
  const characters = trainingSetOfRows(grams.characters, sizes.characters, rowCategories, rowWeights, rows)
  const networks = {
    words: coarsely(trainEmbedding(trainingSetOfWords(data, trainingRows.networks), network)),
    characters: coarsely(trainEmbedding(characters, characterOptions)),
  }
  const trees: SomeParts['trees'] = {}
  for (const name of styleViews)
    if (trainingRows.trees[name]) trees[name] = growTrees(data, trainingRows.trees[name])
  return { networks, trees }
}

function growTrees({ style }: Measured, { rowCategories, rowWeights, rows }: TrainingRows): BoostedTrees {
  const labels = rowCategories.map((category) => Math.min(1, category))
  return trainBoosting(binColumns(style, measures, rows), labels, rowWeights, rows, treeOptions)
}

function trainingSetOfWords({ placed, sizes }: Measured, { categories, weights }: TrainingRows): TrainingSet {
  return trainingSetOfRanges(new PlacedGrams(placed), sizes.words, categories, weights)
}

/** Rounds the network's table as it ships. */
function coarsely(net: EmbeddingNet): EmbeddingNet {
  return { ...net, table: roundCoarse(net.table) }
}

/** Scores `tested` rows with a word network that separates people from models, trained on weighted documents. */
export function scoreByWords(data: Measured, trainingRows: TrainingRows, tested: Int32Array): Float32Array {
  const net = trainEmbedding(trainingSetOfWords(data, trainingRows), scout)
  return Float32Array.from(tested, (row) => embeddingOdds(net, data.grams.words, row)[0]!)
}

/** Returns the views of these parts. */
export function viewNamesOf({ trees }: SomeParts): ViewName[] {
  return viewNames.filter((name) => !isStyle(name) || name in trees)
}

/** Creates a function that scores rows with the views of these parts. */
export function createScorer(parts: SomeParts, data: Measured): (row: number) => Partial<Views> {
  const names = viewNamesOf(parts)
  return (row) => {
    const odds = {
      words: embeddingOdds(parts.networks.words, data.grams.words, row),
      characters: embeddingOdds(parts.networks.characters, data.grams.characters, row),
    }
    const scoreOf = (name: ViewName) =>
      isStyle(name)
        ? treesScore(parts.trees[name]!, data.style, row * measures)
        : oddsOfPanel(odds[viewKinds[name] as GramKind], panelOf[name])
    return Object.fromEntries(names.map((name) => [name, scoreOf(name)])) as Partial<Views>
  }
}
