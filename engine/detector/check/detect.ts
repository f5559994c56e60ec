import { parseDocument, type TextDocument } from '../../text/document.ts'
import { detectLanguage } from '../../text/language.ts'
import { normaliseText } from '../../text/normalise.ts'
import { countWords } from '../../word-count.ts'
import levels from '../model/levels.json' with { type: 'json' }
import type { Detection } from '../result.ts'
import { meanScore } from '../score/mean-score.ts'
import { scoreTokens, strictnessOf } from '../score/score.ts'
import { findTwoHands } from '../score/two-hands.ts'
import { scoreSentences } from '../score/windows.ts'
import type { Canonical } from '../tokens/canonical.ts'
import { shownProbability } from '../weights/curve.ts'
import { languageModel, readCanonical } from '../weights/load-model.ts'
import { measurePerplexity } from '../weights/perplexity.ts'
import { emptyDetection } from './empty-detection.ts'
import { collectEvidence } from './evidence.ts'
import {
  emptyMessage,
  languageMessage,
  tooShortMessage,
  verdictMessage,
  wordsReliableMin,
} from './messages.ts'
import { levelOf, measureBurstiness } from './rhythm.ts'
import { verdictFor } from './verdict.ts'

export type DetectOptions = {
  /** Checked between the stages; an aborted signal throws its reason. */
  signal?: { readonly aborted: boolean; readonly reason?: unknown }
}

/** Judges one text. Pure, synchronous and deterministic; never throws because of a text's content. */
export function detect(text: string, options: DetectOptions = {}): Detection {
  function stopIfAborted(): void {
    if (options.signal?.aborted) throw options.signal.reason ?? new Error('Aborted')
  }
  stopIfAborted()
  const normal = normaliseText(text)
  const document = parseDocument(normal.text)
  const language = detectLanguage(normal.text)
  const base = emptyDetection(text, normal, document, language.code)
  if (!document.tokens.some(({ kind }) => kind === 'word')) return { ...base, ...emptyMessage() }
  if (!language.english) return { ...base, ...languageMessage(language.code) }
  stopIfAborted()
  const canonical = readCanonical(document)
  const whole = scoreTokens(canonical)
  const strictness = strictnessOf(canonical)
  const probabilities = scoreSentences(canonical, document.paragraphs, whole, strictness, stopIfAborted)
  const judged = judge(base, canonical, shownProbability(whole, strictness), probabilities)
  const evidence = collectEvidence(document, canonical, normal, probabilities, stopIfAborted)
  return { ...judged, ...measureFlow(document, canonical), evidence }
}

function measureFlow(document: TextDocument, canonical: Canonical): Partial<Detection> {
  const perplexity = measurePerplexity(languageModel, canonical)
  const burstiness = measureBurstiness(document)
  return {
    overall_perplexity: perplexity,
    perplexity_label: levelOf(perplexity, levels.perplexity),
    overall_burstiness: burstiness,
    burstiness_label: levelOf(burstiness, levels.burstiness),
  }
}

function judge(
  base: Detection,
  canonical: Canonical,
  probability: number,
  probabilities: Float64Array,
): Detection {
  const sentences = base.sentences.map((sentence, s) => ({ ...sentence, generated_prob: probabilities[s]! }))
  const marked = sentences.filter(({ generated_prob }) => generated_prob > 0.5)
  const verdict = verdictFor(probability, findTwoHands(canonical, probabilities))
  const judged: Detection = {
    ...base,
    average_generated_prob: probability,
    class_probabilities: verdict.class_probabilities,
    paragraphs: base.paragraphs.map((paragraph) => {
      const from = paragraph.start_sentence_index
      const to = from + paragraph.num_sentences
      return { ...paragraph, completely_generated_prob: meanScore(canonical, probabilities, from, to) }
    }),
    sentences,
    fake_percentage: probability * 100,
    human_percentage: 100 - probability * 100,
    ai_words: Math.min(
      base.text_words,
      marked.reduce((sum, { sentence }) => sum + countWords(sentence), 0),
    ),
  }
  if (base.text_words < wordsReliableMin) return { ...judged, ...tooShortMessage(base.text_words) }
  const message = verdictMessage(verdict, marked.length, sentences.length)
  const { predicted_class, confidence_category } = verdict
  return { ...judged, reliable: true, predicted_class, confidence_category, ...message }
}
