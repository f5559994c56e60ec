import type { DetectAnswer, HumanizeAnswer, OriginalityAnswer } from '../../../contract/api/answers.ts'
import type { CheckedText, FoundText } from '../detector/check-text.ts'
import type { HumanizedText } from '../humanizer/humanized-text.ts'
import type { CheckedOriginality } from '../originality/check-originality.ts'

// The API's own form of what the verbs return, so that the pages' calls may change without the API.

export function asDetection({ scanId, documents: [found] }: CheckedText): DetectAnswer {
  return { id: scanId, ...detectionOf(found) }
}

/** A check that was not stored has no id. */
export function detectionOf(found: FoundText): Omit<DetectAnswer, 'id'> {
  return {
    verdict: found.predicted_class,
    aiScore: found.fake_percentage,
    humanScore: found.human_percentage,
    confidence: found.confidence_category,
    message: found.service_feedback ?? found.result_message,
    words: found.text_words,
    aiWords: found.ai_words,
    language: found.language,
    isReliable: found.reliable,
    perplexity: found.overall_perplexity,
    burstiness: found.overall_burstiness,
    sentences: found.sentences.map(({ sentence, start, end, generated_prob }) => ({
      text: sentence,
      start,
      end,
      aiScore: generated_prob === null ? null : Math.round(generated_prob * 1_000) / 10,
    })),
    checkedBy: found.checked_by,
  }
}

export function asHumanization(run: HumanizedText): HumanizeAnswer {
  return {
    text: run.humanized,
    changed: run.changed,
    reason: run.reason && { code: run.reason.code, message: run.reason.message },
    mode: run.mode,
    humanizer: run.humanizer,
    humanScoreBefore: run.details.humanScoreBefore,
    humanScore: run.details.finalHumanScore,
    words: run.cost,
    free: run.free,
    remainingWords: run.remaining_words,
    changes: run.edits.map(({ start, end, before, after, reason }) => ({
      start,
      end,
      before,
      after,
      reason,
    })),
  }
}

export function asOriginality({ checkId, report }: CheckedOriginality): OriginalityAnswer {
  return { id: checkId, ...report }
}
