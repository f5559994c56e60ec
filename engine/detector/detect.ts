import { countWords } from '../text/count-words.ts'
import { parseDocument, type TextDocument } from '../text/document.ts'
import { detectLanguage } from '../text/language.ts'
import { type NormalText, normaliseText } from '../text/normalise.ts'
import { mapPercentageToClass, sigmoid } from './calibration.ts'
import { type Canonical, toCanonical } from './canonical.ts'
import {
  emptyMessage,
  languageMessage,
  tooShortMessage,
  verdictMessage,
  WORDS_RELIABLE_MIN,
} from './messages.ts'
import type { DetectedParagraph, DetectedSentence, Detection } from './result.ts'
import { levelOf, measureBurstiness } from './rhythm.ts'
import { scoreTokens } from './score.ts'
import { scoreSentences } from './windows.ts'

export interface DetectOptions {
  /** Looked at between the stages: an aborted signal ends the work with its reason thrown. */
  signal?: { readonly aborted: boolean; readonly reason?: unknown }
}

/** Judges one text: pure, synchronous, the same answer for the same text. Never throws for what a text contains. */
export function detect(text: string, options: DetectOptions = {}): Detection {
  function stopIfAborted(): void {
    if (options.signal?.aborted) throw options.signal.reason ?? new Error('Aborted')
  }
  const normal = normaliseText(text)
  stopIfAborted()
  const document = parseDocument(normal.text)
  const language = detectLanguage(normal.text)
  const base = unjudged(text, normal, document, language.code)
  if (document.sentences.length === 0) return { ...base, ...emptyMessage() }
  if (!language.english) return { ...base, ...languageMessage(language.code) }
  stopIfAborted()
  const canonical = toCanonical(document)
  const sentenceScores = scoreSentences(canonical, stopIfAborted)
  return judged(base, document, canonical, sentenceScores)
}

function unjudged(text: string, normal: NormalText, document: TextDocument, language: string): Detection {
  const burstiness = measureBurstiness(document)
  return {
    average_generated_prob: null,
    class_probabilities: null,
    confidence_category: 'low',
    predicted_class: 'inconclusive',
    result_message: '',
    result_sub_message: '',
    overall_perplexity: null,
    overall_burstiness: burstiness,
    perplexity_label: null,
    burstiness_label: levelOf(burstiness, 0.35, 0.6),
    paragraphs: paragraphsOf(document, normal),
    sentences: sentencesOf(text, document, normal),
    fake_percentage: null,
    human_percentage: null,
    text_words: countWords(text),
    ai_words: 0,
    sentences_count: document.sentences.length,
    language,
    reliable: false,
    tampering: normal.tampering,
    evidence: [],
  }
}

function paragraphsOf(document: TextDocument, normal: NormalText): DetectedParagraph[] {
  return document.paragraphs.map(({ start, end, sentenceFrom, sentenceTo }) => ({
    completely_generated_prob: 0,
    start_sentence_index: sentenceFrom,
    num_sentences: sentenceTo - sentenceFrom,
    start: normal.originalOffset(start),
    end: normal.originalOffset(end),
  }))
}

function sentencesOf(text: string, document: TextDocument, normal: NormalText): DetectedSentence[] {
  return document.sentences.map((sentence) => {
    const start = normal.originalOffset(sentence.start)
    const end = normal.originalOffset(sentence.end)
    return { sentence: text.slice(start, end), generated_prob: 0, start, end }
  })
}

function judged(
  base: Detection,
  document: TextDocument,
  canonical: Canonical,
  scores: Float64Array,
): Detection {
  const probability = sigmoid(scoreTokens(canonical))
  const sentences = base.sentences.map((sentence, s) => ({ ...sentence, generated_prob: scores[s]! }))
  const marked = sentences.filter((sentence) => sentence.generated_prob > 0.5)
  const percentage = probability * 100
  const reliable = base.text_words >= WORDS_RELIABLE_MIN
  const verdict = mapPercentageToClass(percentage)
  const mixed = Math.min(probability, 1 - probability)
  return {
    ...base,
    average_generated_prob: probability,
    class_probabilities: { ai: probability * (1 - mixed), human: (1 - probability) * (1 - mixed), mixed },
    ...(reliable ? verdict : { predicted_class: 'inconclusive', confidence_category: 'low' }),
    ...(reliable
      ? verdictMessage(verdict.predicted_class, verdict.confidence_category, marked.length, sentences.length)
      : tooShortMessage(base.text_words)),
    paragraphs: base.paragraphs.map((paragraph) => ({
      ...paragraph,
      completely_generated_prob: scoreParagraph(paragraph, canonical),
    })),
    sentences,
    fake_percentage: percentage,
    human_percentage: 100 - percentage,
    ai_words: marked.reduce((sum, { sentence }) => sum + countWords(sentence), 0),
    sentences_count: document.sentences.length,
    reliable,
  }
}

function scoreParagraph(paragraph: DetectedParagraph, canonical: Canonical): number {
  const from = paragraph.start_sentence_index
  const to = from + paragraph.num_sentences
  return sigmoid(scoreTokens(canonical, canonical.sentenceStarts[from]!, canonical.sentenceStarts[to]!))
}
