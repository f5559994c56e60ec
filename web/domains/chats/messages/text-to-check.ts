import type { ChatMessage } from '../../../../contract/chats/chats.ts'

/** Returns the text for 'Check for AI': the typed text, otherwise the last reply without Markdown markup. */
export async function textToCheck(typed: string, messages: ChatMessage[]): Promise<string> {
  if (typed.trim()) return typed
  const reply = messages.findLast((message) => message.sender === 'assistant' && message.text)
  if (!reply) return ''
  const { markdownToText } = await import('../markdown/markdown-to-text.ts')
  return markdownToText(reply.text)
}
