import { announcement } from '../domains/detector/announcement.ts'
import { failureOf } from '../domains/detector/check/use-check.ts'
import { toneOfSentence } from '../domains/detector/marks/marks.ts'
import { checkText } from '../domains/detector/queries.ts'
import { VerdictBlock } from '../domains/detector/result/verdict-block.tsx'
import { isScored, verdictOf } from '../domains/detector/verdict.ts'
import type { AiTools } from '../domains/essays/controls/ai-tools.ts'

/** The detector for the panel of an essay: the same call, verdict and marks as on its own page. */
export const aiTools: AiTools = {
  async check(text, signal) {
    const detection = (await checkText(text, signal)).documents[0]
    const sentences = isScored(verdictOf(detection)) ? detection.sentences : []
    return {
      view: <VerdictBlock detection={detection} />,
      summary: announcement(detection),
      sentences: sentences.flatMap(({ start, end, generated_prob }) => {
        const tone = toneOfSentence(generated_prob)
        // A service that gives no scores for sentences has no marks here.
        if (!tone || generated_prob === null) return []
        return [{ start, end, probability: generated_prob, tone }]
      }),
      passages: detection.evidence,
    }
  },
  failureText(error) {
    const { text, next } = failureOf(error)
    return next ? `${text} ${next}` : text
  },
}
