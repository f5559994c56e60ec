import { historyRoom } from './context-room.ts'
import type { AskedMessage } from './files-of-history.ts'
import type { History } from './read-history.ts'

/** About a thousand tokens. */
const imageCharacters = 4_000

/** Returns the size of a message in characters; an image takes about as many tokens as a page of text. */
function sizeOf({ content, imageIds = [] }: Pick<AskedMessage, 'content' | 'imageIds'>): number {
  return content.length + imageIds.length * imageCharacters
}

function asAsked({ role, content, imageIds }: AskedMessage): AskedMessage {
  return imageIds?.length ? { role, content, imageIds } : { role, content }
}

export type Fitted = {
  messages: AskedMessage[]
  /** The first message that fits, if earlier ones do not. */
  memoryFrom: string | null
}

/** Returns the newest messages that fit the model's window with the question, oldest first, the question last. */
export function fitHistory(
  { messages, isCut }: Pick<History, 'messages' | 'isCut'>,
  question: { id: string; text: string; imageIds?: string[] },
  contextTokens: number,
): Fitted {
  let room = historyRoom(contextTokens) - sizeOf({ content: question.text, ...question })
  let first = messages.length
  while (first > 0 && room - sizeOf(messages[first - 1]!) >= 0) {
    first--
    room -= sizeOf(messages[first]!)
  }
  const kept = messages.slice(first)
  const isShort = first > 0 || isCut
  return {
    messages: [...kept.map(asAsked), asAsked({ role: 'user', content: question.text, ...question })],
    memoryFrom: isShort ? (kept[0]?.id ?? question.id) : null,
  }
}
