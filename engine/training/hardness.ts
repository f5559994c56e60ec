import type { Row } from './corpus.ts'
import { FOLDS, type Fold } from './folds.ts'
import type { LabelledText } from './read-documents.ts'
import { registerOf } from './registers.ts'

/**
 * A network over words that tells people from models, without the texts that either fold hides; without `second` for what
 * ships, which hides none for good.
 */
export type Scouting = {
  first: Fold
  second: Fold | undefined
}

/** Every pair of folds, and every fold alone. */
export function listScoutings(): Scouting[] {
  return FOLDS.flatMap((first, i) => [
    { first, second: undefined },
    ...FOLDS.slice(i + 1).map((second) => ({ first, second })),
  ])
}

/** Whole texts that a scouting view may judge: those of both folds. */
export function rowsOfScouting(
  documents: LabelledText[],
  rows: Row[],
  { first, second }: Scouting,
): Int32Array {
  return Int32Array.from(rows.keys()).filter((r) => {
    if (!rows[r]!.whole) return false
    const document = documents[rows[r]!.document]!
    return first.tested(document) || second?.tested(document) === true
  })
}

/**
 * Left-out log-odds of every document, for each fold those by views that did not see that fold either; `undefined` is the
 * key of what ships. NaN where nothing judged.
 */
export class Margins {
  private readonly byFold = new Map<Fold | undefined, Float32Array>()
  private readonly documents: LabelledText[]

  constructor(documents: LabelledText[]) {
    this.documents = documents
    for (const fold of [undefined, ...FOLDS])
      this.byFold.set(fold, new Float32Array(documents.length).fill(Number.NaN))
  }

  of(fold: Fold | undefined): Float32Array {
    return this.byFold.get(fold)!
  }

  add({ first, second }: Scouting, index: number, margin: number): void {
    const document = this.documents[index]!
    if (second === undefined) {
      this.of(undefined)[index] = margin
      return
    }
    if (second.tested(document) && !first.hidden(document)) this.of(first)[index] = margin
    if (first.tested(document) && !second.hidden(document)) this.of(second)[index] = margin
  }
}

const POWER = 0.7
/** A kind with few texts is drawn towards a loss that is about the mean of all; one that nothing judged has it. */
const PRIOR_TEXTS = 10
const PRIOR_LOSS = 0.5
const SHARPNESS = 2

function kindOf(document: LabelledText): string {
  return `${document.source} ${registerOf(document)} ${document.attack}`
}

/**
 * Lets models' texts of kinds that left-out views find hard weigh more, by a power of their mean loss: one step of
 * distributionally robust optimisation over groups (Sagawa et al. 2020). People keep their weights, models their sum.
 */
export function weighHardKinds(
  documents: LabelledText[],
  weights: Float32Array,
  margins: Float32Array,
): Float32Array {
  const losses = lossesOf(documents, margins)
  const isAi = (d: number) => documents[d]!.label === 'ai'
  const weighed = weights.map((weight, d) =>
    isAi(d) ? weight * (losses.get(kindOf(documents[d]!)) ?? PRIOR_LOSS) ** POWER : weight,
  )
  const sumOf = (values: Float32Array) => values.reduce((sum, value, d) => sum + (isAi(d) ? value : 0), 0)
  const share = sumOf(weights) / Math.max(1e-9, sumOf(weighed))
  return weighed.map((weight, d) => (isAi(d) ? weight * share : weight))
}

/** Mean logistic loss of each kind, where zero is the margin that one person in twenty passes. */
function lossesOf(documents: LabelledText[], margins: Float32Array): Map<string, number> {
  const known = [...margins.keys()].filter((d) => !Number.isNaN(margins[d]!))
  const people = known.filter((d) => documents[d]!.label === 'human').map((d) => margins[d]!)
  people.sort((a, b) => a - b)
  const zero = people[Math.floor(people.length * 0.95)] ?? 0
  const spread = deviation(known.map((d) => margins[d]!)) || 1
  const sums = new Map<string, { loss: number; texts: number }>()
  for (const d of known) {
    if (documents[d]!.label !== 'ai') continue
    const sum = sums.get(kindOf(documents[d]!)) ?? { loss: 0, texts: 0 }
    sum.loss += Math.log1p(Math.exp((-SHARPNESS * (margins[d]! - zero)) / spread))
    sum.texts++
    sums.set(kindOf(documents[d]!), sum)
  }
  return new Map(
    [...sums].map(([kind, { loss, texts }]) => [
      kind,
      (loss + PRIOR_TEXTS * PRIOR_LOSS) / (texts + PRIOR_TEXTS),
    ]),
  )
}

function deviation(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
