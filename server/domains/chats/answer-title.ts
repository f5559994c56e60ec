import type { ChatAnswer, ChatInput } from '../../../contract/chats.ts'
import { isTitlePrompt, threeWordTitle } from '../../../contract/titles.ts'
import type { Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { ChatModel } from '../../platform/models/models.ts'
import { askForTitle } from './title-chat.ts'

const promptCharactersMax = 4_000
const timeoutMs = 20_000

/**
 * The documented title request: three words about a conversation, nothing stored and nothing charged. `byBuiltIn` keeps
 * visitors, and requests of the form that any program may send, from the operator's model.
 */
export async function answerTitle(
  doors: Doors,
  input: ChatInput,
  { owner, byBuiltIn, signal }: { owner: string; byBuiltIn: boolean; signal: AbortSignal },
): Promise<ChatAnswer> {
  if (!isTitlePrompt(input.message)) throw new AppError('invalid_input', 'This is not a request for a title.')
  const model = await (byBuiltIn ? builtInWriter(doors) : doors.models.open(input.model))
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const words = await askForTitle(model, input.message.slice(0, promptCharactersMax), {
    owner,
    signal: limit,
  })
  const title = threeWordTitle(words, input.message.includes('essay topic') ? 'essay' : 'chat')
  return { response: title, title, humanized: false, originalText: null }
}

async function builtInWriter({ models }: Doors): Promise<ChatModel> {
  const model = await models.open('built-in')
  if (model.kind !== 'built-in')
    throw new AppError('model_unavailable', 'Titles cannot be made without signing in here.')
  return model
}
