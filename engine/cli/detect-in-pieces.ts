import { detect } from '../detector/check/detect.ts'
import { type Judgement, judgeText } from '../detector/check/judge-text.ts'
import { languageMessage, verdictMessage } from '../detector/check/messages.ts'
import { levelOf } from '../detector/check/rhythm.ts'
import { verdictFor } from '../detector/check/verdict.ts'
import levels from '../detector/model/levels.json' with { type: 'json' }
import type { DetectedParagraph, DetectedSentence, Detection } from '../detector/result.ts'
import { collectGarbage } from './collect-garbage.ts'
import { cutText } from './cut-text.ts'
import { PieceSums } from './piece-sums.ts'

/** Longer texts are judged in pieces, so that memory does not grow with the text. */
export const wholeCharactersMax = 150_000
const pieceCharacters = 100_000

/** A detection whose long lists are created while they are read. */
export type LongDetection = Omit<Detection, 'paragraphs' | 'sentences'> & {
  paragraphs: Iterable<DetectedParagraph>
  sentences: Iterable<DetectedSentence>
}

/**
 * Returns the result of `detect` for a text of any length: of the whole text up to 150,000 characters, otherwise combined
 * from pieces. `isListed` includes the paragraphs and sentences of a long text; throws for more than 500,000 of them.
 */
export function detectAnyLength(text: string, isListed: boolean): LongDetection {
  return text.length <= wholeCharactersMax ? detect(text) : detectInPieces(text, isListed)
}

/** Returns the result of `judgeText` for a text of any length. */
export function judgeAnyLength(text: string): Judgement {
  if (text.length <= wholeCharactersMax) return judgeText(text)
  const { average_generated_prob, predicted_class, confidence_category } = detectInPieces(text, false)
  return { probability: average_generated_prob, predicted_class, confidence_category }
}

function detectInPieces(text: string, isListed: boolean): LongDetection {
  const sums = new PieceSums(text, isListed)
  for (const { start, end } of cutText(text, pieceCharacters)) {
    sums.add(detect(text.slice(start, end)), start)
    collectGarbage()
  }
  const { words, wordsJudged, wordsMarked, marked } = sums
  const isJudged = wordsJudged > words / 2
  const language = sums.language()
  const parts = {
    language,
    text_words: words,
    ai_words: isJudged ? wordsMarked : 0,
    sentences_count: sums.sentences,
    tampering: [...sums.tampering.values()],
    paragraphs: sums.listParagraphs(),
    sentences: sums.listSentences(),
  }
  if (!isJudged) return { ...emptyMeasures, ...parts, evidence: [], ...languageMessage(language) }
  const probability = sums.mean('probability') ?? 0
  const verdict = verdictFor(probability, sums.hands())
  const { predicted_class, confidence_category, class_probabilities } = verdict
  const logPerplexity = sums.mean('logPerplexity')
  const perplexity = logPerplexity === null ? null : Math.exp(logPerplexity)
  const burstiness = sums.mean('burstiness')
  return {
    ...parts,
    average_generated_prob: probability,
    class_probabilities,
    predicted_class,
    confidence_category,
    ...verdictMessage(verdict, marked, sums.sentences),
    overall_perplexity: perplexity,
    perplexity_label: levelOf(perplexity, levels.perplexity),
    overall_burstiness: burstiness,
    burstiness_label: levelOf(burstiness, levels.burstiness),
    fake_percentage: probability * 100,
    human_percentage: 100 - probability * 100,
    reliable: true,
    evidence: sums.evidence,
  }
}

const emptyMeasures = {
  average_generated_prob: null,
  class_probabilities: null,
  confidence_category: 'low',
  predicted_class: 'inconclusive',
  overall_perplexity: null,
  overall_burstiness: null,
  perplexity_label: null,
  burstiness_label: null,
  fake_percentage: null,
  human_percentage: null,
  reliable: false,
} as const
