import { paced } from './paced.ts'
import { type ChatMessage, readRequest } from './request/read-request.ts'
import type { WriterTools } from './skill.ts'

export type { Checked, Humanized, WriterTools } from './skill.ts'
export type { ChatMessage }

export type BuiltInWriter = {
  /**
   * Answers the last user message in Markdown, in pieces of a few words. Ends early and quietly once `signal`
   * is aborted; throws what a tool throws.
   */
  reply(messages: ChatMessage[], signal: AbortSignal): AsyncIterable<string>
}

/**
 * What answers in chat when no language model is connected: it works on the user's own text and never poses
 * as a model. `tools` lend it the engine's humanizer and detector.
 */
export function createBuiltInWriter(tools: WriterTools): BuiltInWriter {
  return { reply: (messages, signal) => reply(tools, messages, signal) }
}

async function* reply(
  tools: WriterTools,
  messages: ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { request, tasks } = readRequest(messages)
  let { text } = request
  let first = true
  for (const { skill, clause } of tasks) {
    if (signal.aborted) return
    const answer = await skill
      .answer({ ...request, instruction: clause, text }, { tools, signal })
      .catch((error: unknown) => {
        if (signal.aborted) return null
        throw error
      })
    if (!answer) return
    if (!first) yield '\n\n'
    first = false
    yield* paced(answer.markdown, signal)
    // "Humanize this and then check it" checks what came out, not what went in.
    text = answer.text ?? text
  }
}
