import { titlePrompts } from '../../../../contract/chats/titles.ts'
import type { ChatMessage } from '../chat-message.ts'
import type { Request } from '../skill.ts'
import { nothingToDo, pastedText, skillNamed, threeWords } from '../skills/registry.ts'
import { plainInstruction, wordsIn } from '../wording/instruction.ts'
import { findText, previousExchange } from './find-text.ts'
import { asks, type Task, tasksFor, wordingCharactersMax } from './recognise.ts'
import { splitMessage } from './split-message.ts'

const pastedWordsMin = 25

/** Reads the last user message: the request, and the tasks that fulfil it, in order. */
export function readRequest(messages: ChatMessage[]): { request: Request; tasks: Task[] } {
  const at = messages.findLastIndex((message) => message.role === 'user')
  const content = (messages[at]?.content ?? '').trim()
  const earlier = messages.slice(0, Math.max(at, 0))
  if (asksForTitle(content))
    return { request: requestOf(content, content, null), tasks: [{ skill: threeWords, clause: content }] }
  const split = splitMessage(content, asks)
  const previous = previousExchange(earlier)
  if (!split) return readBareText(content, previous)
  const tasks = tasksFor(split.wording)
  const request = requestOf(split.wording, split.text, previous)
  if (split.text !== '' || tasks.every(({ skill }) => skill.works === 'topic')) return { request, tasks }
  // After a summary, an outline or a title is made from the text that was summarised.
  const ofWhole = tasks.some(({ skill }) => ['outline', 'title'].includes(skill.name))
  const text = findText(earlier, request.instruction, ofWhole ? ['summarise'] : [])
  const original = findText(earlier, 'my') || text
  return { request: { ...request, text, original, source: text ? 'conversation' : 'none' }, tasks }
}

/** The prompt may arrive without a text after it. */
function asksForTitle(content: string): boolean {
  return Object.values(titlePrompts).some((prompt) => content.startsWith(prompt.trim()))
}

/** A text without a request is the reply to an earlier "send me the text"; otherwise the user gets a choice. */
function readBareText(content: string, previous: Request['previous']) {
  const waiting = previous && previous.text === '' ? skillNamed(previous.skill) : undefined
  if (waiting && waiting.works !== 'topic' && wordsIn(content) >= 3) {
    const request = { ...requestOf(previous!.instruction, content, previous), wording: previous!.instruction }
    return { request, tasks: [{ skill: waiting, clause: request.instruction }] }
  }
  const request = requestOf(content, content, previous)
  const pasted = wordsIn(content) >= pastedWordsMin || content.length > 400
  const skill = pasted ? pastedText : nothingToDo
  return { request, tasks: [{ skill, clause: request.instruction }] }
}

function requestOf(wording: string, text: string, previous: Request['previous']): Request {
  return {
    wording,
    instruction: plainInstruction(wording.slice(0, wordingCharactersMax)),
    text,
    source: text ? 'message' : 'none',
    original: text,
    previous,
  }
}
