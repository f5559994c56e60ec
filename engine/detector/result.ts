import type { Tampering } from '../text/normalise.ts'
import type { Said } from '../texts/said.ts'

export type PredictedClass = 'ai' | 'human' | 'mixed' | 'inconclusive'
export type Level = 'High' | 'Moderate' | 'Low'

export type DetectedParagraph = {
  completely_generated_prob: number
  start_sentence_index: number
  num_sentences: number
  start: number
  end: number
}

export type DetectedSentence = {
  sentence: string
  generated_prob: number
  start: number
  end: number
}

/** A sentence in English, and as data for readers of other languages. */
export type Statement = { message: string; says?: Said | undefined }

export type Reason = {
  /** The file name of the signal. */
  signal: string
  title: string
  detail: string
  /** What `detail` says, for readers of other languages. Stored results of older versions lack it. */
  says?: Said | undefined
  /** Share of the passage's evidence that the signal carries, 0 to 1. */
  weight: number
}

export type Evidence = {
  start: number
  end: number
  /** Half-open range of sentence indices. */
  sentence_from: number
  sentence_to: number
  probability: number
  reasons: Reason[]
}

/** The documented result. Spans are half-open UTF-16 offsets into the original text; null means not measured. */
export type Detection = {
  average_generated_prob: number | null
  class_probabilities: { ai: number; human: number; mixed: number } | null
  confidence_category: 'high' | 'medium' | 'low'
  predicted_class: PredictedClass
  result_message: string
  result_sub_message: string
  /** The sentences of both messages. Stored results of older versions lack them. */
  statements?: readonly Statement[] | undefined
  overall_perplexity: number | null
  overall_burstiness: number | null
  perplexity_label: Level | null
  burstiness_label: Level | null
  paragraphs: DetectedParagraph[]
  sentences: DetectedSentence[]
  fake_percentage: number | null
  human_percentage: number | null
  text_words: number
  ai_words: number
  sentences_count: number
  language: string
  reliable: boolean
  tampering: Tampering[]
  evidence: Evidence[]
}
