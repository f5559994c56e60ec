import { detect, humanize } from '../../../../engine/index.ts'
import { writePass } from '../write-pass.ts'
import { type ChatMessage, createBuiltInWriter } from '../writer.ts'

/** The writer and the engine in the thread of the test. */
export const writer = createBuiltInWriter({
  pass: writePass,
  tools: { detect: async (text) => detect(text), humanize: async (text) => humanize(text) },
})

/** Sends the user's lines one after the other in one chat and returns the last reply. */
export async function ask(...lines: string[]): Promise<string> {
  const messages: ChatMessage[] = []
  for (const content of lines) {
    messages.push({ role: 'user', content })
    messages.push({ role: 'assistant', content: await replyTo(messages) })
  }
  return messages.at(-1)!.content
}

export async function replyTo(messages: ChatMessage[]): Promise<string> {
  let reply = ''
  for await (const piece of writer.reply(messages, new AbortController().signal)) reply += piece
  return reply
}
