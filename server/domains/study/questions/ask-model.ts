import { randomBytes } from 'node:crypto'
import type { ModelWait } from '../../../../contract/local-models.ts'
import type { StudyQuestion } from '../../../../engine/index.ts'
import { readWhole } from '../../../platform/models/answer-schema.ts'
import type { ChatModel, ModelRequest } from '../../../platform/models/models.ts'
import { historyRoom } from '../../chats/context-room.ts'
import { questionMessages } from './prompt.ts'
import { questionsSchema, readQuestions } from './read-questions.ts'
import { splitText } from './split-text.ts'
import type { Wishes } from './write-questions.ts'

type Asked = { model: ChatModel; owner: string }
export type OnWait = (wait: ModelWait | null) => void
type Run = { signal: AbortSignal; onPart: (done: number, of: number) => void; onWait: OnWait }

const partCharacters = 12_000
const partsMax = 8
/** For one request, and for all of a text. A model that this computer runs may also wait for its turn. */
const limitsMs = { usual: { part: 120_000, all: 270_000 }, slow: { part: 600_000, all: 840_000 } }

/**
 * Asks a language model for questions, one request for each part of the text, and keeps those whose answers are in it. A
 * part that fails is left out; if all fail, the last failure is thrown.
 */
export async function askModel(
  { model, owner }: Asked,
  text: string,
  { kinds, count, asked }: Wishes,
  { signal, onPart, onWait }: Run,
): Promise<StudyQuestion[]> {
  const room = Math.floor(historyRoom(model.contextTokens) * 0.6)
  const size = Math.min(room, Math.max(partCharacters, Math.ceil(text.length / partsMax)))
  const parts = splitText(text, size).slice(0, partsMax)
  const known = new Set(asked.map(({ prompt }) => prompt.toLowerCase()))
  const questions: StudyQuestion[] = []
  let failure: unknown = null
  const limitMs = limitsMs[model.isSlow ? 'slow' : 'usual']
  const all = AbortSignal.any([signal, AbortSignal.timeout(limitMs.all)])
  for (const [i, part] of parts.entries()) {
    onPart(i, parts.length)
    const missing = Math.ceil((count - questions.length) / (parts.length - i))
    if (missing <= 0 || all.aborted) break
    try {
      const mark = randomBytes(6).toString('hex')
      const messages = questionMessages(part, { kinds, count: missing }, mark)
      const limit = AbortSignal.any([all, AbortSignal.timeout(limitMs.part)])
      const answerSchema = questionsSchema(kinds, missing)
      const request = { messages, owner, signal: limit, temperature: 0.3, answerSchema }
      const answer = await readWhole(reportingWait(model, onWait), request)
      for (const question of readQuestions(answer, part, kinds)) {
        const key = question.prompt.toLowerCase()
        if (known.has(key) || questions.length >= count) continue
        known.add(key)
        questions.push(question)
      }
    } catch (error) {
      signal.throwIfAborted()
      failure = error
    }
  }
  if (questions.length === 0 && failure) throw failure
  return questions
}

/** Reports what the model waits for, and null as soon as it writes or has failed. */
function reportingWait(model: ChatModel, onWait: OnWait): ChatModel {
  async function* stream(request: ModelRequest) {
    let isWaiting = false
    const end = () => {
      if (isWaiting) onWait(null)
      isWaiting = false
    }
    const asked = {
      ...request,
      onWait(wait: ModelWait) {
        isWaiting = true
        onWait(wait)
      },
    }
    try {
      for await (const piece of model.stream(asked)) {
        end()
        yield piece
      }
    } finally {
      end()
    }
  }
  return { ...model, stream }
}
