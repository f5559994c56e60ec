import type { Row } from './corpus.ts'
import { type Fold, foldList } from './folds.ts'
import type { LabelledText } from './read-documents.ts'
import { registerOf } from './registers.ts'

/**
 * A network over words that separates people from models, trained without the texts that either fold hides. `second` is
 * absent for the shipped model, which hides nothing permanently.
 */
export type Scouting = {
  first: Fold
  second: Fold | undefined
}

/** Returns every pair of folds and every single fold. */
export function listScoutings(): Scouting[] {
  return foldList.flatMap((first, i) => [
    { first, second: undefined },
    ...foldList.slice(i + 1).map((second) => ({ first, second })),
  ])
}

/** Returns the whole texts that a scouting view may judge: those of both folds. */
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
 * Held-out log-odds of every document; for each fold from views that did not see that fold either. The key `undefined`
 * is for the shipped model. NaN without a score.
 */
export class Margins {
  private readonly byFold = new Map<Fold | undefined, Float32Array>()
  private readonly documents: LabelledText[]

  constructor(documents: LabelledText[]) {
    this.documents = documents
    for (const fold of [undefined, ...foldList])
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

const power = 0.7
/** Shrinks the loss of a kind with few texts towards a prior near the mean of all. */
const priorTexts = 10
const priorLoss = 0.5
const sharpness = 2

function kindOf(document: LabelledText): string {
  return `${document.source} ${registerOf(document)} ${document.attack}`
}

/**
 * Increases the weight of model texts of hard kinds by a power of their mean held-out loss: one step of distributionally
 * robust optimisation over groups (Sagawa et al. 2020). People keep their weights, models their sum.
 */
export function weighHardKinds(
  documents: LabelledText[],
  weights: Float32Array,
  margins: Float32Array,
): Float32Array {
  const losses = lossesOf(documents, margins)
  const isAi = (d: number) => documents[d]!.label === 'ai'
  const weighed = weights.map((weight, d) =>
    isAi(d) ? weight * (losses.get(kindOf(documents[d]!)) ?? priorLoss) ** power : weight,
  )
  const sumOf = (values: Float32Array) => values.reduce((sum, value, d) => sum + (isAi(d) ? value : 0), 0)
  const share = sumOf(weights) / Math.max(1e-9, sumOf(weighed))
  return weighed.map((weight, d) => (isAi(d) ? weight * share : weight))
}

/** Returns the mean logistic loss of each kind, with the zero at the margin that one person in twenty exceeds. */
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
    sum.loss += Math.log1p(Math.exp((-sharpness * (margins[d]! - zero)) / spread))
    sum.texts++
    sums.set(kindOf(documents[d]!), sum)
  }
  return new Map(
    [...sums].map(([kind, { loss, texts }]) => [
      kind,
      (loss + priorTexts * priorLoss) / (texts + priorTexts),
    ]),
  )
}

function deviation(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
