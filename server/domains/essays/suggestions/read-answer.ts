import { errorTexts } from '../../../../contract/errors.ts'
import { limits } from '../../../../contract/limits.ts'
import { AppError } from '../../../platform/errors.ts'
import { withoutLoop } from '../../../platform/models/find-loop.ts'
import { RepeatedReply } from '../../../platform/models/loop-guard.ts'
import type { ChatModel, ModelRequest } from '../../../platform/models/models.ts'
import { thoughtsEnd } from '../../../platform/models/thoughts-end.ts'

/** Some models send spaces endlessly. */
const blanksMax = 2_000
const answerCharactersMax = limits.suggestionCharactersMax * 4

/** `reason` says why the model ended early, or is null. */
export type Answer = { text: string; reason: string | null }

/**
 * Reads the whole answer of a model and reports its pieces. Throws if it is empty, too long or stopped. One that repeats
 * itself is kept up to its first copy.
 */
export async function readAnswer(
  model: ChatModel,
  request: ModelRequest,
  onPiece: (text: string) => void,
): Promise<Answer> {
  let heard = ''
  const note = (text: string) => {
    heard += text
    onPiece(text)
  }
  try {
    return { text: await readToEnd(model, request, note), reason: null }
  } catch (error) {
    const text = withoutLoop(heard)
    if (!(error instanceof RepeatedReply) || text.trim() === '') throw error
    return { text, reason: error.message }
  }
}

async function readToEnd(
  model: ChatModel,
  request: ModelRequest,
  onPiece: (text: string) => void,
): Promise<string> {
  let answer = ''
  let blanks = 0
  for await (const piece of model.stream(request)) {
    if (request.signal.aborted) break
    if (piece === '') continue
    if (piece === thoughtsEnd) {
      answer = ''
      continue
    }
    answer += piece
    const text = piece.trimEnd()
    blanks = text === '' ? blanks + piece.length : piece.length - text.length
    if (answer.length > answerCharactersMax) throw new AppError('model_cut_off')
    if (blanks > blanksMax) break
    onPiece(piece)
  }
  request.signal.throwIfAborted()
  if (answer.trim() === '') throw new AppError('model_failed', errorTexts.noResponse)
  return answer
}

const fence = '```'

/** Removes what models put around a text although they should not: code fences, bold and the marked lines of the request. */
export function cleanAnswer(answer: string, mark: string, passage: string): string {
  const whole = withoutFence(answer, mark)
  return passage.includes('**') ? whole : whole.replaceAll('**', '')
}

function withoutFence(answer: string, mark: string): string {
  const lines = answer
    .trim()
    .split('\n')
    .filter((line) => !(line.startsWith('[') && line.trimEnd().endsWith(`${mark}]`)))
  if (lines[0]?.startsWith(fence) && lines.at(-1)?.trim() === fence)
    return lines.slice(1, -1).join('\n').trim()
  return lines.join('\n').trim()
}
