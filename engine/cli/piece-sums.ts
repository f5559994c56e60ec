import type { DetectedParagraph, DetectedSentence, Detection, Evidence } from '../detector/result.ts'
import { clearlyModel, clearlyPerson, type TwoHands } from '../detector/score/two-hands.ts'
import type { Tampering, TamperingKind } from '../text/normalise.ts'
import { Columns } from './columns.ts'

const evidenceMax = 200
const tamperingSpansMax = 100
export const listedMax = 500_000
/** Minimum share of the words for one author to count in a text of many pieces. */
const handMin = 0.2

type Measure = 'probability' | 'hands' | 'logPerplexity' | 'burstiness'

/** Combines the results of the pieces of a long text, weighted by their words. */
export class PieceSums {
  words = 0
  wordsJudged = 0
  wordsMarked = 0
  marked = 0
  private wordsOfModel = 0
  private wordsOfPerson = 0
  readonly evidence: Evidence[] = []
  readonly tampering = new Map<TamperingKind, Tampering>()
  sentences = 0
  /** Probability, start, end. */
  private readonly listed = new Columns(3)
  /** Probability, first sentence, number of sentences, start, end. */
  private readonly paragraphs = new Columns(5)
  private readonly languages = new Map<string, number>()
  private readonly measured = new Map<Measure, { sum: number; weight: number }>()
  private readonly text: string
  private readonly isListed: boolean

  /** `isListed` keeps the data for the lists of paragraphs and sentences. */
  constructor(text: string, isListed: boolean) {
    this.text = text
    this.isListed = isListed
  }

  /** `start` is the offset of the piece in the text. */
  add(piece: Detection, start: number): void {
    const { text_words, language } = piece
    const before = this.sentences
    this.words += text_words
    this.languages.set(language, (this.languages.get(language) ?? 0) + text_words)
    this.sentences += piece.sentences.length
    if (this.isListed) this.addLists(piece, start, before)
    this.addTampering(piece.tampering, start)
    if (piece.average_generated_prob === null) return
    this.wordsJudged += text_words
    this.wordsMarked += piece.ai_words
    this.marked += piece.sentences.filter(({ generated_prob }) => generated_prob > 0.5).length
    this.addMeasures(piece)
    for (const passage of piece.evidence) {
      if (this.evidence.length === evidenceMax) break
      this.evidence.push({
        ...passage,
        start: start + passage.start,
        end: start + passage.end,
        sentence_from: before + passage.sentence_from,
        sentence_to: before + passage.sentence_to,
      })
    }
  }

  private addLists(piece: Detection, start: number, before: number): void {
    if (this.sentences > listedMax)
      throw new Error(`This text has more than ${listedMax} sentences, too many to list as JSON.`)
    for (const {
      completely_generated_prob,
      start_sentence_index,
      num_sentences,
      ...span
    } of piece.paragraphs) {
      const first = before + start_sentence_index
      this.paragraphs.push(
        completely_generated_prob,
        first,
        num_sentences,
        start + span.start,
        start + span.end,
      )
    }
    for (const { generated_prob, ...span } of piece.sentences)
      this.listed.push(generated_prob, start + span.start, start + span.end)
  }

  private addMeasures(piece: Detection): void {
    const probability = piece.average_generated_prob as number
    this.weigh('probability', probability, piece.text_words)
    const isMixed = piece.predicted_class === 'mixed'
    if (isMixed || probability >= clearlyModel) this.wordsOfModel += piece.text_words
    if (isMixed || probability <= clearlyPerson) this.wordsOfPerson += piece.text_words
    const surest = Math.max(probability, 1 - probability)
    this.weigh('hands', isMixed ? (piece.class_probabilities?.mixed ?? surest) : surest, piece.text_words)
    if (piece.overall_perplexity !== null)
      this.weigh('logPerplexity', Math.log(piece.overall_perplexity), piece.text_words)
    if (piece.overall_burstiness !== null)
      this.weigh('burstiness', piece.overall_burstiness, piece.text_words)
  }

  private weigh(measure: Measure, value: number, weight: number): void {
    const { sum, weight: before } = this.measured.get(measure) ?? { sum: 0, weight: 0 }
    this.measured.set(measure, { sum: sum + value * weight, weight: before + weight })
  }

  /** Reports two authors when a substantial part is clearly a model's and another clearly a person's. */
  hands(): TwoHands | null {
    const hand = handMin * this.wordsJudged
    if (this.wordsOfModel < hand || this.wordsOfPerson < hand) return null
    return { probability: this.mean('hands') ?? 0 }
  }

  /** Returns null when no piece has the measure. */
  mean(measure: Measure): number | null {
    const { sum, weight } = this.measured.get(measure) ?? { sum: 0, weight: 0 }
    return weight > 0 ? sum / weight : null
  }

  /** Returns the language of the most words. */
  language(): string {
    const [most] = [...this.languages].sort((a, b) => b[1] - a[1])
    return most?.[0] ?? 'und'
  }

  private addTampering(found: Tampering[], start: number): void {
    for (const { kind, count, words, spans } of found) {
      const entry = this.tampering.get(kind) ?? { kind, count: 0, words: 0, spans: [] }
      entry.count += count
      entry.words += words
      for (const span of spans.slice(0, tamperingSpansMax - entry.spans.length))
        entry.spans.push({ start: start + span.start, end: start + span.end })
      this.tampering.set(kind, entry)
    }
  }

  listSentences(): Iterable<DetectedSentence> {
    const { listed, text } = this
    return listOf(listed, ([generated_prob = 0, start = 0, end = 0]) => ({
      sentence: text.slice(start, end),
      generated_prob,
      start,
      end,
    }))
  }

  listParagraphs(): Iterable<DetectedParagraph> {
    return listOf(
      this.paragraphs,
      ([completely_generated_prob = 0, start_sentence_index = 0, num_sentences = 0, start = 0, end = 0]) => ({
        completely_generated_prob,
        start_sentence_index,
        num_sentences,
        start,
        end,
      }),
    )
  }
}

function listOf<T>(columns: Columns, make: (row: Float64Array) => T): Iterable<T> {
  return {
    *[Symbol.iterator]() {
      for (const row of columns) yield make(row)
    },
  }
}
