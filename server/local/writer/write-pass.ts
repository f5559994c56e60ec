import { boundRequest, cut } from './bounds.ts'
import type { ChatMessage } from './chat-message.ts'
import { readRequest } from './request/read-request.ts'
import { type Checked, type Humanized, type Skill, textEnd, type WriterTools } from './skill.ts'

/** A skill's call of the engine, and its result once it is known. */
type ToolCall = { tool: 'humanize' | 'detect'; text: string }
export type ToolResult = ToolCall & { result: Humanized | Checked }

export type EngineTools = Pick<WriterTools, 'humanize' | 'detect'>

export type PassTask = { messages: ChatMessage[]; results: ToolResult[]; now: Date }
/** The finished parts of the reply, in Markdown. `needs` is the call whose result the rest waits for. */
export type Pass = { parts: string[]; needs: ToolCall | null }

/**
 * Replies to the last user message as far as the available results allow. It is stateless and makes no calls, so that
 * it can run in a worker: the caller makes the call that a pass needs and starts another pass with its result.
 */
export async function writePass({ messages, results, now }: PassTask): Promise<Pass> {
  const needed = Promise.withResolvers<ToolCall>()
  const tools = { now: () => now, ...toolsWith(results, needed.resolve) }
  const { request: given, tasks } = readRequest(messages)
  const { request, notices } = boundRequest(given)
  const parts: string[] = []
  let { text } = request
  let last: Skill | null = null
  for (const { skill, clause } of tasks) {
    const answered = skill.answer({ ...request, instruction: clause, text }, { tools })
    const answer = await Promise.race([answered, needed.promise.then((needs) => ({ needs }))])
    if ('needs' in answer) return { parts, needs: answer.needs }
    parts.push(answer.markdown)
    last = skill
    // "Humanize this and then check it" checks the result, not the input.
    text = cut(answer.text ?? text)
  }
  if (notices.length > 0) parts.push(asPart(notices.join(' '), parts, last))
  return { parts, needs: null }
}

/** A skill that needs an unknown result waits forever; the pass ends without it. */
function toolsWith(results: ToolResult[], need: (call: ToolCall) => void): EngineTools {
  const ask = <T>(call: ToolCall): Promise<T> => {
    const known = results.find(({ tool, text }) => tool === call.tool && text === call.text)
    if (known) return Promise.resolve(known.result as T)
    need(call)
    return new Promise<T>(() => {})
  }
  return {
    humanize: (text) => ask({ tool: 'humanize', text: cut(text) }),
    detect: (text) => ask({ tool: 'detect', text: cut(text) }),
  }
}

/** After a text that a follow-up may use, the notice comes below the rule that ends the text. */
function asPart(notice: string, parts: string[], last: Skill | null): string {
  const isApart = last?.gives === 'report' || parts.some((part) => part.includes(textEnd))
  return isApart ? notice : textEnd.trimStart() + notice
}
