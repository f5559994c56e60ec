import { randomUUID } from 'node:crypto'
import { errorTexts } from '../../../contract/errors.ts'
import { limits } from '../../../contract/limits.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Detection } from '../../../engine/index.ts'
import type { Doors } from '../../platform/context.ts'
import { storableJson, storableText } from '../../platform/database/storable.ts'
import { AppError } from '../../platform/errors.ts'
import type { Work } from '../../platform/workers/pool/pool.ts'
import { hasRoom } from '../accounts/stored-text.ts'
import { readHistoryChoice } from '../preferences/read-history-choice.ts'
import { countCheck } from './count-checks.ts'
import { textAnalyses } from './tables.ts'

/** The documented response of POST /api/zerogpt/detect, filled by the built-in engine. */
export type CheckedText = {
  success: true
  code: 200
  message: string
  data: {
    /** Null if the engine gives no score, as for unknown languages. */
    fakePercentage: number | null
    isHuman: number | null
    textWords: number
    aiWords: number
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
export type CheckedDocument = Detection & {
  id: string
  feedback: string
  collection_id: string
  /** Always null: a file is read before its text is checked. */
  file_name: string | null
}

export function asDocument(detection: Detection, id: string): CheckedDocument {
  return { ...detection, id, feedback: detection.result_message, collection_id: id, file_name: null }
}

const detectorVersion = 'longhand-1'

/** Checks a text. Visitors may check too; the check is stored only for users who have history on. */
export async function checkText(
  doors: Doors,
  input: { text: string; userId: string | null },
  work: Work & { signal: AbortSignal },
): Promise<CheckedText> {
  if (input.text.trim() === '') throw new AppError('invalid_input', errorTexts.detectBlank)
  if (input.text.length > limits.detectCharactersMax) throw textTooLong(input.text.length)
  const detection = await runEngine(doors, input.text, work)
  const answer = asAnswer(detection)
  if (input.userId) await keepScan({ ...doors, userId: input.userId }, input.text, answer)
  return answer
}

async function runEngine(
  { engine, log }: Doors,
  text: string,
  work: Work & { signal: AbortSignal },
): Promise<Detection> {
  try {
    return await engine.detect(text, work)
  } catch (error) {
    if (work.signal.aborted || error instanceof AppError) throw error
    log.error({ err: error }, 'detecting engine')
    throw new AppError('detector_failed')
  }
}

function asAnswer(detection: Detection): CheckedText {
  const id = randomUUID()
  const flagged = detection.sentences.filter((s) => s.generated_prob > limits.sentenceFlagProbability)
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
      feedback: detection.result_message,
      collection_id: id,
      fileName: null,
      id,
    },
    version: detectorVersion,
    scanId: id,
    documents: [asDocument(detection, id)],
  }
}

async function keepScan(ctx: Doors & { userId: string }, text: string, answer: CheckedText): Promise<void> {
  try {
    await countCheck(ctx)
    if (!(await readHistoryChoice(ctx)) || !(await hasRoom(ctx, text.length))) return
    const result = storableJson(answer.documents[0])
    await ctx.db
      .insert(textAnalyses)
      .values({ id: answer.scanId, userId: ctx.userId, text: storableText(text), result })
  } catch (error) {
    // As documented, a failure to store the analysis does not fail the check.
    ctx.log.warn({ err: error }, 'scan not stored')
  }
}

function textTooLong(characters: number): AppError {
  const limit = limits.detectCharactersMax
  return new AppError('text_too_long', refusalTexts.tooLongToCheck(characters, limit), { limit })
}
