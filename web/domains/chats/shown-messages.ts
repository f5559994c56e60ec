import type { ChatMessage } from '../../../contract/chats.ts'
import type { LiveReply } from './live-reply.ts'

/** The stored messages with what this tab knows better: the reply that is being written and its question. */
export function shownMessages(stored: ChatMessage[], live: LiveReply | null): ChatMessage[] {
  const fresh = live ? [live.question, live.reply].filter((message) => message !== null) : []
  const known = new Set(stored.map((message) => message.clientId))
  const merged = stored.map((message) => fresh.find((one) => one.clientId === message.clientId) ?? message)
  return withoutRepeats([...merged, ...fresh.filter((message) => !known.has(message.clientId))])
}

/** A question that was asked again because nothing came the first time is shown once, with its last answer. */
function withoutRepeats(messages: ChatMessage[]): ChatMessage[] {
  const dropped = new Set<ChatMessage>()
  for (const [i, question] of messages.entries()) {
    const [reply, again] = [messages[i + 1], messages[i + 2]]
    if (question.sender !== 'user' || reply?.status !== 'failed' || reply.text !== '') continue
    if (again?.sender === 'user' && again.text === question.text) dropped.add(question).add(reply)
  }
  return messages.filter((message) => !dropped.has(message))
}

/** The text that 'Check for AI' looks at: what is typed, else the last reply. */
export function textToCheck(typed: string, messages: ChatMessage[]): string {
  if (typed.trim()) return typed
  return messages.findLast((message) => message.sender === 'assistant' && message.text)?.text ?? ''
}

/** The record keeps the scores of a reply that was left as it was, but not the reason. */
export function storedRefusal({ humanized, humanizationDetails }: ChatMessage): string | null {
  if (humanized || !humanizationDetails) return null
  return `It was left as it was written, and reads ${Math.round(humanizationDetails.finalHumanScore)}% human.`
}
