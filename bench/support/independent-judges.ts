import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'

/** Judges that the engine does not know: trained here, on features other than its own. */
export type Judge = {
  name: string
  /** Log-odds that a model wrote the text. */
  score(text: string): number
  /** Texts with a higher score are attributed to a model: the 99th percentile of human texts, and the 95th. */
  threshold: number
  looseThreshold: number
}

export type Labelled = {
  text: string
  label: 'human' | 'ai'
}

const bits = 18
const epochs = 4
const rate = 0.5

const nlp = winkNLP(model, ['pos'])
const mark = /[^\p{L}\p{N}\s]/u

const families: readonly (readonly [string, (text: string) => string[]])[] = [
  ['word pairs', (text) => grams(wordsOf(text), 2)],
  ['parts of speech', (text) => grams(tagsOf(text), 4)],
  [
    'syllables and endings',
    (text) =>
      grams(
        wordsOf(text).map((word) => `${Math.min(12, word.length)}${word.slice(-2)}`),
        3,
      ),
  ],
]

export function trainJudges(train: readonly Labelled[], people: readonly string[]): Judge[] {
  return families.map(([name, features]) => {
    const rows = train.map(({ text }) => bucketsOf(features(text)))
    const labels = train.map(({ label }) => (label === 'ai' ? 1 : 0))
    const weights = fit(rows, labels)
    const score = (text: string) => dot(weights, bucketsOf(features(text)))
    const scores = people.map(score).sort((a, b) => a - b)
    const percentile = (share: number) => scores[Math.floor(share * scores.length)] ?? 0
    return { name, score, threshold: percentile(0.99), looseThreshold: percentile(0.95) }
  })
}

/** Returns the shares of texts that a judge attributes to a model at 5% false alarms, before and after. */
export function foundBy(
  { score, looseThreshold }: Judge,
  before: readonly string[],
  after: readonly string[],
): string {
  const share = (texts: readonly string[]) =>
    texts.filter((text) => score(text) > looseThreshold).length / Math.max(1, texts.length)
  return `${share(before).toFixed(2)} -> ${share(after).toFixed(2)}`
}

/** Logistic regression by AdaGrad, with equal class weights. */
function fit(rows: readonly Uint32Array[], labels: readonly number[]): Float32Array {
  const weights = new Float32Array(2 ** bits)
  const gradients = new Float32Array(2 ** bits).fill(1e-3)
  const share = labels.filter((label) => label === 1).length / labels.length
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let k = 0; k < rows.length; k++) {
      const i = (k * 7919 + epoch * 104_729) % rows.length
      const row = rows[i] as Uint32Array
      const label = labels[i] as number
      const error = (1 / (1 + Math.exp(-dot(weights, row))) - label) * (label === 1 ? 1 - share : share) * 2
      const value = error / Math.sqrt(row.length || 1)
      for (const bucket of row) {
        gradients[bucket] = (gradients[bucket] as number) + value * value
        weights[bucket] =
          (weights[bucket] as number) - (rate * value) / Math.sqrt(gradients[bucket] as number)
      }
    }
  }
  return weights
}

function dot(weights: Float32Array, row: Uint32Array): number {
  let sum = 0
  for (const bucket of row) sum += weights[bucket] as number
  return sum / Math.sqrt(row.length || 1)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+(?:'\p{L}+)?|\d+|[^\s\p{L}\d]/gu) ?? []
}

function tagsOf(text: string): string[] {
  const tokens = nlp.readDoc(text).tokens()
  const values = tokens.out()
  return (tokens.out(nlp.its.pos) as string[]).map((tag, i) =>
    mark.test(values[i] ?? '') ? (values[i] as string) : tag,
  )
}

function grams(items: readonly string[], longest: number): string[] {
  const found: string[] = []
  for (let n = 1; n <= longest; n++) {
    for (let i = 0; i + n <= items.length; i++) found.push(items.slice(i, i + n).join(' '))
  }
  return found
}

function bucketsOf(features: readonly string[]): Uint32Array {
  return Uint32Array.from(new Set(features.map(hash)))
}

function hash(feature: string): number {
  let h = 0x1234567
  for (let i = 0; i < feature.length; i++) h = Math.imul(h ^ feature.charCodeAt(i), 0x01000193)
  return (h ^ (h >>> 15)) & (2 ** bits - 1)
}
