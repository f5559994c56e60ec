import type { ChatMessage } from './chat-message.ts'
import { streamWords } from './stream-words.ts'
import type { EngineTools, Pass, PassTask, ToolResult } from './write-pass.ts'

export type { ChatMessage }

export type BuiltInWriter = {
  /**
   * Replies to the last user message in Markdown, in pieces of a few words. Ends without an error once `signal` is
   * aborted; throws what a tool or a pass throws.
   */
  reply(messages: ChatMessage[], signal: AbortSignal): AsyncIterable<string>
}

export type WriterParts = {
  /** Runs `writePass`, in a worker or in the same thread. */
  pass: (task: PassTask, signal: AbortSignal) => Promise<Pass>
  /** Pass the engine's humanizer and detector here. */
  tools: {
    [Tool in keyof EngineTools]: (text: string, signal: AbortSignal) => ReturnType<EngineTools[Tool]>
  }
}

/** More calls than any request needs. */
const callsMax = 20

/**
 * Replies in chats when no language model is connected. It works on the user's own text and never presents itself as a
 * language model.
 */
export function createBuiltInWriter(parts: WriterParts): BuiltInWriter {
  return { reply: (messages, signal) => reply(parts, messages, signal) }
}

async function* reply(
  { pass, tools }: WriterParts,
  messages: ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const results: ToolResult[] = []
  const now = new Date()
  let shown = 0
  while (results.length <= callsMax) {
    const made = await unlessAborted(pass({ messages, results, now }, signal), signal)
    if (!made) return
    for (const part of made.parts.slice(shown)) {
      if (shown++ > 0) yield '\n\n'
      yield* streamWords(part, signal)
    }
    if (!made.needs || signal.aborted) return
    const { tool, text } = made.needs
    const called: Promise<ToolResult['result']> = tools[tool](text, signal)
    const result = await unlessAborted(called, signal)
    if (!result) return
    results.push({ tool, text, result })
  }
  throw new Error('The writer asked for more results than a request needs.')
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}
