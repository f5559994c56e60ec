import type { ChatEvent, ChatMessage } from '../../../../contract/chats/chats.ts'
import type { TemporaryMessage } from '../../../../contract/chats/temporary.ts'
import { errorTexts } from '../../../../contract/errors.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Tone } from '../../../../contract/tones.ts'
import { ApiError, answerOf, api, errorOf } from '../../../api.ts'
import { readEvents } from '../../../event-stream.ts'

export type TemporaryQuestion = {
  messages: TemporaryMessage[]
  humanize: boolean
  isAgain: boolean
  model: string | undefined
  tone: Tone
  replyClientId: string
}

/** Well below what a request may carry; no model reads more of what lies behind. */
const charactersMax = 2_000_000

/** The branch as a model may read it: what was said, the newest first where it is too much for one request. */
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

/** The reply's events. It is written for as long as somebody reads it: aborting the call stops it. */
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
