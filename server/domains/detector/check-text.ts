import { randomUUID } from 'node:crypto'
import { type DetectorName, isMarked } from '../../../contract/detector.ts'
import { errorTexts } from '../../../contract/errors.ts'
import { limits } from '../../../contract/limits.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import { countWords } from '../../../contract/word-count.ts'
import type { DetectedSentence, Detection } from '../../../engine/index.ts'
import type { Doors } from '../../platform/context.ts'
import { storableJson, storableText } from '../../platform/database/storable.ts'
import { AppError } from '../../platform/errors.ts'
import { addWords } from '../../platform/telemetry/metrics.ts'
import type { Work } from '../../platform/workers/pool/pool.ts'
import { hasRoom } from '../accounts/stored-text.ts'
import { readHistoryChoice } from '../preferences/read-history-choice.ts'
import { checkWithZeroGpt } from './check-with-zerogpt.ts'
import { countCheck } from './count-checks.ts'
import { textAnalyses } from './tables.ts'

/**
 * The result of a check by the built-in engine or by ZeroGPT, in the documented form. What a service does not give is
 * null, or an empty list.
 */
export type FoundText = Omit<Detection, 'sentences' | 'ai_words' | 'sentences_count'> & {
  /** The score of a sentence is null if the service marks it without one. */
  sentences: (Omit<DetectedSentence, 'generated_prob'> & { generated_prob: number | null })[]
  ai_words: number | null
  sentences_count: number | null
  /** The service's own words on the text; absent for the built-in engine. */
  service_feedback?: string | null | undefined
  checked_by: DetectorName
}

/** The documented response of POST /api/zerogpt/detect, whichever detector answers. */
export type CheckedText = {
  success: true
  code: 200
  message: string
  data: {
    /** Null if the engine gives no score, as for unknown languages. */
    fakePercentage: number | null
    isHuman: number | null
    textWords: number
    aiWords: number | null
    sentences: string[]
    feedback: string
    collection_id: string
    fileName: string | null
    id: string
  }
  version: string
  scanId: string
  documents: [CheckedDocument]
}

/** The engine's result, with the additional documented fields of the call. */
export type CheckedDocument = FoundText & {
  id: string
  feedback: string
  collection_id: string
  /** Always null: a file is read before its text is checked. */
  file_name: string | null
}

export function asDocument(found: FoundText, id: string): CheckedDocument {
  const feedback = found.service_feedback ?? found.result_message
  return { ...found, id, feedback, collection_id: id, file_name: null }
}

const versions: Record<DetectorName, string> = { embedded: 'longhand-1', zerogpt: 'zerogpt' }

/** Checks a text. Visitors may check too; the check is stored only for users who have history on. */
export async function checkText(
  doors: Doors,
  input: { text: string; userId: string | null },
  work: Work & { signal: AbortSignal },
): Promise<CheckedText> {
  const answer = asAnswer(await detectText(doors, input, work))
  if (input.userId) await keepCheck({ ...doors, userId: input.userId }, input.text, answer)
  return answer
}

/** Checks a text without storing or counting anything. */
export async function detectText(
  doors: Pick<Doors, 'engine' | 'log' | 'env' | 'db'>,
  { text, userId }: { text: string; userId: string | null },
  work: Work & { signal: AbortSignal },
): Promise<FoundText> {
  if (text.trim() === '') throw new AppError('invalid_input', errorTexts.detectBlank)
  if (text.length > limits.detectCharactersMax) throw textTooLong(text.length)
  addWords('checked', countWords(text))
  try {
    if (doors.env.DETECTOR === 'zerogpt')
      return await checkWithZeroGpt(doors, text, { userId, owner: work.owner, signal: work.signal })
    return { ...(await doors.engine.detect(text, work)), checked_by: 'embedded' }
  } catch (error) {
    if (work.signal.aborted || error instanceof AppError) throw error
    doors.log.error({ err: error }, 'detecting engine')
    throw new AppError('detector_failed')
  }
}

function asAnswer(detection: FoundText): CheckedText {
  const id = randomUUID()
  const flagged = detection.sentences.filter(isMarked)
  return {
    success: true,
    code: 200,
    message: 'detection complete',
    data: {
      fakePercentage: detection.fake_percentage,
      isHuman: detection.human_percentage,
      textWords: detection.text_words,
      aiWords: detection.ai_words,
      sentences: flagged.map((s) => s.sentence),
      feedback: detection.service_feedback ?? detection.result_message,
      collection_id: id,
      fileName: null,
      id,
    },
    version: versions[detection.checked_by],
    scanId: id,
    documents: [asDocument(detection, id)],
  }
}

async function keepCheck(ctx: Doors & { userId: string }, text: string, answer: CheckedText): Promise<void> {
  try {
    await countCheck(ctx)
    if (!(await readHistoryChoice(ctx)) || !(await hasRoom(ctx, text.length))) return
    const result = storableJson(answer.documents[0])
    await ctx.db
      .insert(textAnalyses)
      .values({ id: answer.scanId, userId: ctx.userId, text: storableText(text), result })
  } catch (error) {
    // As documented, a failure to store the analysis does not fail the check.
    ctx.log.warn({ err: error }, 'check not stored')
  }
}

function textTooLong(characters: number): AppError {
  const limit = limits.detectCharactersMax
  return new AppError('text_too_long', refusalTexts.tooLongToCheck({ characters, most: limit }), { limit })
}
