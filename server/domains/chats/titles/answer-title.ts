import type { ChatAnswer, ChatInput } from '../../../../contract/chats/chats.ts'
import { isTitlePrompt, threeWordTitle, titlePrompts } from '../../../../contract/chats/titles.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ChatModel } from '../../../platform/models/models.ts'
import { meteredModel } from '../../credits/metered-model.ts'
import { openForPlan } from '../../credits/models-of-plan.ts'
import { tellingTitle } from './title-chat.ts'
import { titleWriter } from './title-writer.ts'

const promptCharactersMax = 4_000
const timeoutMs = 20_000

/**
 * Answers the documented title request: three words about a conversation, without storing or charging anything.
 * `chooserId` is the user who may choose the model; visitors, and requests in the form that any program may send,
 * cannot choose.
 */
export async function answerTitle(
  doors: Doors,
  input: ChatInput,
  { owner, chooserId, signal }: { owner: string; chooserId: string | null; signal: AbortSignal },
): Promise<ChatAnswer> {
  if (!isTitlePrompt(input.message)) throw new AppError('invalid_input', refusalTexts.noTitleRequest)
  const model = await titleWriter(doors, chooserId, await openWanted(doors, chooserId, input.model))
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const kind = input.message.startsWith(titlePrompts.essay) ? 'essay' : 'chat'
  const excerpt = input.message.slice(titlePrompts[kind].length, promptCharactersMax)
  const said = { kind, excerpt, question: excerpt, reply: '' } as const
  const { words } = await tellingTitle(doors, model, said, { owner, signal: limit })
  const title = threeWordTitle(words, kind)
  return { response: title, title, humanized: false, originalText: null }
}

async function openWanted(doors: Doors, chooserId: string | null, id?: string): Promise<ChatModel> {
  if (!chooserId) return doors.models.open(id)
  const chooser = { ...doors, userId: chooserId }
  return meteredModel(chooser, await openForPlan(chooser, id), 'title')
}
