import type { TextDocument } from '../../text/document.ts'
import type { NormalText } from '../../text/normalise.ts'
import { countWords } from '../../word-count.ts'
import type { DetectedParagraph, DetectedSentence, Detection } from '../result.ts'

/** Returns the result before scoring: the parts with their spans in the original, and null for every measure. */
export function emptyDetection(
  text: string,
  normal: NormalText,
  document: TextDocument,
  language: string,
): Detection {
  return {
    average_generated_prob: null,
    class_probabilities: null,
    confidence_category: 'low',
    predicted_class: 'inconclusive',
    result_message: '',
    result_sub_message: '',
    overall_perplexity: null,
    overall_burstiness: null,
    perplexity_label: null,
    burstiness_label: null,
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
