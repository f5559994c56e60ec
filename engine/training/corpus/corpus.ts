import type { Canonical, Reader } from '../../detector/tokens/canonical.ts'
import { parseDocument } from '../../text/document.ts'
import { normaliseText } from '../../text/normalise.ts'
import { seededRandom } from '../random.ts'
import type { LabelledText } from './read-documents.ts'
import { isFormal, registerOf } from './registers.ts'

/** A range of a document: the whole or a crop. Token indices refer to its canonical form. */
export type Row = {
  document: number
  from: number
  to: number
  whole: boolean
  /** Set for rows that are judged but not trained on: the context for marking one sentence, or four. */
  probe?: Probe
}

export type Probe = 'one sentence' | 'four sentences'

const probeEvery = 4
const probeSentences = 4
const probes: readonly [Probe, number][] = [
  ['one sentence', 1],
  ['four sentences', probeSentences],
]
const cropTokens = [110, 60]
/** Documents below this factor of the crop size are not cropped. */
const cropSlack = 1.3

const read = new WeakMap<Reader, Map<LabelledText, Canonical>>()

/** Returns the canonical form of a document, cached because training reads every document several times. */
export function readText(document: LabelledText, reader: Reader): Canonical {
  const known = read.get(reader) ?? new Map<LabelledText, Canonical>()
  read.set(reader, known)
  const found = known.get(document) ?? reader(parseDocument(normaliseText(document.text).text))
  known.set(document, found)
  return found
}

/** Returns all whole documents, crops of about 100 and 50 words at seeded places, and probes of a quarter of them. */
export function cutRows(documents: LabelledText[], reader: Reader): Row[] {
  const random = seededRandom(1)
  const rows: Row[] = []
  for (const [document, entry] of documents.entries()) {
    const { core, sentenceStarts } = readText(entry, reader)
    rows.push({ document, ...core, whole: true })
    const length = core.to - core.from
    for (const tokens of cropTokens) {
      if (length <= tokens * cropSlack) continue
      const from = core.from + Math.floor(random() * (length - tokens))
      rows.push({ document, from, to: from + tokens, whole: false })
    }
    if (document % probeEvery !== 0 || sentenceStarts.length <= probeSentences + 1) continue
    const first = Math.floor(random() * (sentenceStarts.length - 1 - probeSentences))
    const from = sentenceStarts[first]!
    for (const [probe, sentences] of probes)
      rows.push({ document, from, to: sentenceStarts[first + sentences]!, whole: false, probe })
  }
  return rows
}

const sourcePower = 0.6
export const cropWeight = 0.4

/** Below this many texts a source of formal prose counts by its texts, so that one text is not worth a whole source. */
const formalTextsMin = 25

/**
 * Returns the sizes of the sources of formal prose by people. Each kind of writing of a collection is a source there,
 * because its texts come from other places than those of the next kind.
 */
function countFormal(documents: LabelledText[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const document of documents) {
    if (document.label !== 'human' || !isFormal(document)) continue
    const key = document.source + document.domain
    sizes.set(key, (sizes.get(key) ?? 0) + 1)
  }
  return sizes
}

/**
 * Weighs formal prose by people by its sources instead of by the number of texts: the sources count alike, and all of it
 * together as much as before.
 */
function weighFormalBySource(documents: LabelledText[], weights: Float32Array): void {
  const sizes = countFormal(documents)
  const sums = { before: 0, after: 0 }
  const bySource = documents.map((document, d) => {
    const size = document.label === 'human' ? sizes.get(document.source + document.domain) : undefined
    if (size === undefined || weights[d] === 0) return undefined
    const weight = 1 / Math.max(formalTextsMin, size)
    sums.before += weights[d]!
    sums.after += weight
    return weight
  })
  for (const [d, weight] of bySource.entries())
    if (weight !== undefined) weights[d] = (weight * sums.before) / sums.after
}

/** Returns a weight for each `kept` document and 0 for others: less per text in large sources, equal for both labels. */
export function weighBySource(
  documents: LabelledText[],
  kept: (document: LabelledText) => boolean = () => true,
): Float32Array {
  const sizes = new Map<string, number>()
  for (const { source, label } of documents) sizes.set(source + label, (sizes.get(source + label) ?? 0) + 1)
  const weights = Float32Array.from(documents, (document) =>
    kept(document) ? sizes.get(document.source + document.label)! ** -sourcePower : 0,
  )
  balance(documents, weights, () => 'all')
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / documents.filter(kept).length
  return weights.map((weight) => weight / mean)
}

/**
 * How much more the texts of people count in some registers. Polished personal narrative is what the panels took for a
 * model's most often, and few sources have it.
 */
export const peopleFactors: Readonly<Record<string, number>> = { narrative: 3 }

/**
 * Also balances people and models within each register. Otherwise news would indicate a person and stories a model,
 * because of the composition of this collection.
 */
export function weighByRegister(
  documents: LabelledText[],
  kept: (document: LabelledText) => boolean,
  factors: Readonly<Record<string, number>> = {},
): Float32Array {
  const weights = weighBySource(documents, kept)
  weighFormalBySource(documents, weights)
  balance(documents, weights, registerOf)
  for (const [d, document] of documents.entries())
    if (document.label === 'human') weights[d]! *= factors[registerOf(document)] ?? 1
  balance(documents, weights, () => 'all')
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / documents.filter(kept).length
  return weights.map((weight) => weight / mean)
}

/** Scales the weights of people and models to their geometric mean in every group that has both. */
function balance(
  documents: LabelledText[],
  weights: Float32Array,
  groupOf: (document: LabelledText) => string,
): void {
  const totals = new Map<string, { human: number; ai: number }>()
  for (const [d, document] of documents.entries()) {
    const group = groupOf(document)
    const total = totals.get(group) ?? { human: 0, ai: 0 }
    total[document.label] += weights[d]!
    totals.set(group, total)
  }
  for (const [d, document] of documents.entries()) {
    const { human, ai } = totals.get(groupOf(document))!
    if (human > 0 && ai > 0) weights[d]! *= Math.sqrt(human * ai) / (document.label === 'ai' ? ai : human)
  }
}

export function labelsOf(documents: LabelledText[]): Uint8Array {
  return Uint8Array.from(documents, ({ label }) => (label === 'ai' ? 1 : 0))
}
