import type { Canonical, Reader } from '../detector/canonical.ts'
import { parseDocument } from '../text/document.ts'
import { normaliseText } from '../text/normalise.ts'
import { seededRandom } from './random.ts'
import type { LabelledText } from './read-documents.ts'

/** A stretch of a document: the whole of it, or a crop. Token indices are those of its canonical form. */
export interface Row {
  document: number
  from: number
  to: number
  whole: boolean
}

const CROP_TOKENS = [110, 60]
/** Shorter documents are no longer than their crop would be. */
const CROP_SLACK = 1.3

export function readText(document: LabelledText, reader: Reader): Canonical {
  return reader(parseDocument(normaliseText(document.text).text))
}

/** Every document whole, and crops of about 100 and 50 words at seeded places. */
export function cutRows(documents: LabelledText[], reader: Reader): Row[] {
  const random = seededRandom(1)
  const rows: Row[] = []
  for (const [document, entry] of documents.entries()) {
    const { length } = readText(entry, reader)
    rows.push({ document, from: 0, to: length, whole: true })
    for (const tokens of CROP_TOKENS) {
      if (length <= tokens * CROP_SLACK) continue
      const from = Math.floor(random() * (length - tokens))
      rows.push({ document, from, to: from + tokens, whole: false })
    }
  }
  return rows
}

const SOURCE_POWER = 0.6
const CROP_WEIGHT = 0.4

/** Big sources count less per text, crops less than wholes, and people as much as models. */
export function weighRows(
  documents: LabelledText[],
  rows: Row[],
): { labels: Uint8Array; weights: Float32Array } {
  const sizes = new Map<string, number>()
  for (const { source, label } of documents) sizes.set(source + label, (sizes.get(source + label) ?? 0) + 1)
  const labels = new Uint8Array(rows.length)
  const weights = new Float32Array(rows.length)
  const totals = [0, 0]
  for (const [r, row] of rows.entries()) {
    const { source, label } = documents[row.document]!
    labels[r] = label === 'ai' ? 1 : 0
    weights[r] = sizes.get(source + label)! ** -SOURCE_POWER * (row.whole ? 1 : CROP_WEIGHT)
    totals[labels[r]!]! += weights[r]!
  }
  for (let r = 0; r < rows.length; r++) weights[r]! *= rows.length / 2 / totals[labels[r]!]!
  return { labels, weights }
}
