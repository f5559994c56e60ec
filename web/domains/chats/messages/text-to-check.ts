import type { ChatMessage } from '../../../../contract/chats/chats.ts'

/** Returns what 'Check for AI' reads: what is typed, else the last reply as plain text, whose marks are no words. */
export async function textToCheck(typed: string, messages: ChatMessage[]): Promise<string> {
  if (typed.trim()) return typed
  const reply = messages.findLast((message) => message.sender === 'assistant' && message.text)
  if (!reply) return ''
  const { markdownToText } = await import('../markdown/markdown-to-text.ts')
  return markdownToText(reply.text)
}
