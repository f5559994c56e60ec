import { sigmoid } from '../../detector/weights/calibration.ts'
import type { Row } from '../corpus/corpus.ts'
import { isFrom2025, isFrom2026, isOwn } from '../corpus/folds.ts'
import type { LabelledText } from '../corpus/read-documents.ts'

export type TableRow = {
  what: string
  texts: number
  auroc: number
  /** Share of model texts detected at false positive rates of 1% and 5%. */
  found1: number
  found5: number
}

export type Evaluation = {
  rows: TableRow[]
  people: { source: string; texts: number; atPoint: number; at1: number }[]
  /** Weighted share of human texts above the operating point when their own fold was excluded. */
  realFalsePositives: { fold: string; texts: number; share: number }[]
  /** At the prior for which the probabilities are right on average, and with equal shares of both. */
  calibrationError: { priorAi: number; error: number; balanced: number }
}

/** Log-odds of every row; NaN for rows without a score. */
export function evaluate(
  documents: LabelledText[],
  rows: Row[],
  scores: Float32Array,
): Omit<Evaluation, 'realFalsePositives' | 'calibrationError'> {
  const wholes: number[] = []
  for (let r = 0; r < rows.length; r++) if (rows[r]!.whole && !Number.isNaN(scores[r])) wholes.push(r)
  const documentOf = (r: number) => documents[rows[r]!.document]!
  const people = wholes.filter((r) => documentOf(r).label === 'human').map((r) => scores[r]!)
  people.sort((a, b) => b - a)
  const table: TableRow[] = []
  for (const [what, belongs] of groups) {
    const found = wholes
      .filter((r) => documentOf(r).label === 'ai' && belongs(documentOf(r)))
      .map((r) => scores[r]!)
    if (found.length > 0) table.push(describe(what, found, people))
  }
  const parts: [string, (row: Row) => boolean][] = [
    ['crops of about 50 words', ({ probe, from, to }) => !probe && to - from === 60],
    ['crops of about 100 words', ({ probe, from, to }) => !probe && to - from === 110],
    ['four sentences in a row', ({ probe }) => probe === 'four sentences'],
    ['one sentence', ({ probe }) => probe === 'one sentence'],
  ]
  for (const [what, belongs] of parts) {
    const described = describeParts(what, belongs, documents, rows, scores)
    // Short texts have no crops and no probes, and JSON cannot represent a share of none.
    if (described.texts > 0) table.push(described)
  }
  return { rows: table, people: describePeople(documents, rows, wholes, scores, people) }
}

function wordsIn(document: LabelledText): number {
  return document.text.split(/\s+/).length
}

function plain(document: LabelledText): boolean {
  return document.attack === 'none'
}

const groups: readonly [string, (document: LabelledText) => boolean][] = [
  ['as it came, all sources', plain],
  ['over 300 words', (document) => plain(document) && wordsIn(document) > 300],
  ['100 to 300 words', (document) => plain(document) && wordsIn(document) >= 100 && wordsIn(document) <= 300],
  ['under 100 words', (document) => plain(document) && wordsIn(document) < 100],
  ['2026 models, genre and family unseen', isFrom2026],
  ['2026 assistant, genre unseen', isOwn],
  ['2025 models, source unseen', isFrom2025],
  ['paraphrased by DIPPER', ({ attack }) => attack === 'paraphrase-dipper'],
  ['back-translated', ({ attack }) => attack === 'paraphrase-backtranslation'],
  ['polished by a model', ({ attack }) => attack === 'paraphrase-polish' || attack === 'polished-human'],
  ['words substituted', ({ attack }) => attack === 'word-substitution'],
  ['asked to sound human', ({ attack }) => attack === 'humanized-prompt' || attack === 'prompt-sico'],
  ["people's texts rewritten by a model (l2r)", ({ attack }) => attack === 'rewrite-of-human'],
]

function describe(what: string, found: number[], people: number[]): TableRow {
  const at = (share: number) => people[Math.floor(people.length * share)]!
  const over = (limit: number) => found.filter((score) => score > limit).length / found.length
  return {
    what,
    texts: found.length,
    auroc: areaUnder(found, people),
    found1: over(at(0.01)),
    found5: over(at(0.05)),
  }
}

function describeParts(
  what: string,
  belongs: (row: Row) => boolean,
  documents: LabelledText[],
  rows: Row[],
  scores: Float32Array,
): TableRow {
  const crops = [...rows.keys()].filter(
    (r) => !rows[r]!.whole && belongs(rows[r]!) && !Number.isNaN(scores[r]),
  )
  const found = crops.filter(
    (r) => documents[rows[r]!.document]!.label === 'ai' && plain(documents[rows[r]!.document]!),
  )
  const people = crops.filter((r) => documents[rows[r]!.document]!.label === 'human')
  const values = (list: number[]) => list.map((r) => scores[r]!).sort((a, b) => b - a)
  return describe(what, values(found), values(people))
}

function describePeople(
  documents: LabelledText[],
  rows: Row[],
  wholes: number[],
  scores: Float32Array,
  people: number[],
): Evaluation['people'] {
  const limit = people[Math.floor(people.length * 0.01)]!
  const bySource = new Map<string, number[]>()
  for (const r of wholes) {
    const { label, source } = documents[rows[r]!.document]!
    if (label === 'human') bySource.set(source, [...(bySource.get(source) ?? []), scores[r]!])
  }
  return [...bySource].sort().map(([source, values]) => ({
    source,
    texts: values.length,
    atPoint: values.filter((value) => value > 0).length / values.length,
    at1: values.filter((value) => value > limit).length / values.length,
  }))
}

/** Returns Mann and Whitney's U divided by the number of pairs; ties count half. */
function areaUnder(found: number[], people: number[]): number {
  const all = [
    ...found.map((value) => ({ value, ai: true })),
    ...people.map((value) => ({ value, ai: false })),
  ]
  all.sort((a, b) => a.value - b.value)
  let ranks = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]!.value === all[from]!.value) to++
    const rank = (from + 1 + to) / 2
    for (; from < to; from++) if (all[from]!.ai) ranks += rank
  }
  return (ranks - (found.length * (found.length + 1)) / 2) / (found.length * people.length)
}

const bins = 15

/** Returns the expected calibration error over 15 bins of equal width, with `priorAi` as the weight of models. */
export function calibrationError(
  scores: number[],
  ai: boolean[],
  weights: number[],
  priorAi: number,
): number {
  const totals = [0, 0]
  for (const [i, isAi] of ai.entries()) totals[isAi ? 1 : 0]! += weights[i]!
  const sums = Array.from({ length: bins }, () => ({ weight: 0, probability: 0, ai: 0 }))
  for (const [i, score] of scores.entries()) {
    const probability = sigmoid(score)
    const weight = (weights[i]! / totals[ai[i] ? 1 : 0]!) * (ai[i] ? priorAi : 1 - priorAi)
    const bin = sums[Math.min(bins - 1, Math.floor(probability * bins))]!
    bin.weight += weight
    bin.probability += weight * probability
    if (ai[i]) bin.ai += weight
  }
  return sums.reduce((sum, bin) => sum + Math.abs(bin.probability - bin.ai), 0)
}

export function formatTable({
  rows,
  people,
  realFalsePositives,
  calibrationError: error,
}: Evaluation): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  return [
    '| left-out model texts | texts | AUROC | TPR at 1% | TPR at 5% |',
    '|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.what} | ${row.texts} | ${row.auroc.toFixed(3)} | ${row.found1.toFixed(2)} | ${row.found5.toFixed(2)} |`,
    ),
    '',
    '| left-out human texts | texts | over the shipped threshold | at 1% of all of them |',
    '|---|---|---|---|',
    ...people.map(
      (row) => `| ${row.source} | ${row.texts} | ${percent(row.atPoint)} | ${percent(row.at1)} |`,
    ),
    '',
    '| threshold set without the fold | human texts | false positives |',
    '|---|---|---|',
    ...realFalsePositives.map((row) => `| ${row.fold} | ${row.texts} | ${percent(row.share)} |`),
    '',
    `Expected calibration error ${error.error.toFixed(3)} if ${percent(error.priorAi)} of the texts are by models; ${error.balanced.toFixed(3)} if half of them are.`,
  ].join('\n')
}
