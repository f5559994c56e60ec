import type { ChatEvent, ChatMessage } from '../../../../contract/chats/chats.ts'
import type { TemporaryMessage } from '../../../../contract/chats/temporary.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Tone } from '../../../../contract/tones.ts'
import { ApiError, answerOf, api, errorOf } from '../../../api.ts'
import { readEvents } from '../../../event-stream.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'

export type TemporaryQuestion = {
  messages: TemporaryMessage[]
  humanize: boolean
  isAgain: boolean
  model: string | undefined
  tone: Tone
  replyClientId: string
}

/** Well below the maximum request size. No model reads more. */
const charactersMax = 2_000_000

/** Returns the branch as the model's history, keeping the newest messages when it is too long for one request. */
export function asHistory(path: ChatMessage[]): TemporaryMessage[] {
  const said = path.filter(({ text, status, sender }) => text && status !== 'failed' && sender !== 'system')
  const kept: TemporaryMessage[] = []
  let characters = 0
  for (const { id, sender, text } of said.toReversed()) {
    characters += text.length
    if (kept.length === limits.historyMessagesMax || (kept.length > 0 && characters > charactersMax)) break
    kept.unshift({ id, role: sender === 'user' ? 'user' : 'assistant', text })
  }
  return kept
}

/** Returns the reply's events. Aborting the request stops the reply. */
export async function openTemporaryReply(
  question: TemporaryQuestion,
  signal: AbortSignal,
): Promise<AsyncGenerator<ChatEvent>> {
  const response = await answerOf(api.api.chat.temporary.$post({ json: question }, { init: { signal } }))
  if (!response.ok) throw await errorOf(response)
  const body = response.body as ReadableStream<Uint8Array> | null
  if (!body) throw new ApiError(0, 'internal', errorTexts.noResponse)
  return readEvents<ChatEvent>(body)
}
