import { isDecline } from '../../../../contract/chats/writer-replies.ts'
import type { ChatMessage } from '../chat-message.ts'
import { askForText, nothingToShorten, type Request, textEnd } from '../skill.ts'
import { plainInstruction, wordsIn } from '../wording/instruction.ts'
import { asks, skillsFor } from './recognise.ts'
import { splitMessage } from './split-message.ts'

const longWordsMin = 25
/** A reply may be a short summary and still be what "it" refers to. */
const replyWordsMin = 8
const usableWordsMin = 4
const modelTextWordsMin = 40

/**
 * Returns the last long text of the conversation, by the user or by the writer; otherwise the last short one; otherwise
 * ''.
 */
export function findText(messages: ChatMessage[], instruction: string, skip: readonly string[] = []): string {
  const mine = /\b(?:my|original)\b/.test(instruction)
  const yours = /\b(?:your|summary|humanized (?:text|version))\b/.test(instruction)
  let short = ''
  for (let at = messages.length - 1; at >= 0; at--) {
    const { role } = messages[at]!
    if (role === 'system' || (mine && role === 'assistant') || (yours && role === 'user')) continue
    const text = role === 'user' ? textOf(messages[at]!.content) : replyText(messages, at, skip)
    const words = wordsIn(text)
    if (words >= (role === 'user' ? longWordsMin : replyWordsMin)) return text
    if (short === '' && words >= usableWordsMin) short = text
  }
  return short || (yours ? findText(messages, '') : '')
}

/** Returns the user's message without the request in it. */
function textOf(content: string): string {
  const split = splitMessage(content, asks)
  return split ? split.text : content.trim()
}

/** Returns the text that an earlier reply produced; '' for a report about a text. */
function replyText(messages: ChatMessage[], at: number, skip: readonly string[] = []): string {
  const asked = messages.slice(0, at).findLast((message) => message.role === 'user')
  const wording = asked ? (splitMessage(asked.content, asks)?.wording ?? '') : ''
  const skills = skillsFor(wording)
  if (skills.some((skill) => skip.includes(skill.name))) return ''
  const { content } = messages[at]!
  if (content.includes(textEnd)) return content.slice(0, content.indexOf(textEnd)).trim()
  // The opening message of a chat and a report are not texts to work on.
  if (!asked || skills.some((skill) => skill.gives === 'report')) return ''
  if (skills.length > 0) {
    const whole = skills.every((skill) => skill.gives === 'text') && !content.startsWith(askForText)
    return whole && !content.startsWith(nothingToShorten) ? content.trim() : ''
  }
  // A language model may have replied before; its texts count like the writer's own.
  return wordsIn(content) >= modelTextWordsMin && !isDecline(content) ? content.trim() : ''
}

export function previousExchange(messages: ChatMessage[]): Request['previous'] {
  const at = messages.findLastIndex((message) => message.role === 'user')
  if (at < 0) return null
  const split = splitMessage(messages[at]!.content, asks)
  const skill = split && skillsFor(split.wording)[0]
  if (!split || !skill) return null
  const replyAt = messages.findIndex((message, index) => index > at && message.role === 'assistant')
  const instruction = plainInstruction(split.wording)
  return {
    skill: skill.name,
    instruction,
    text: split.text || findText(messages.slice(0, at), instruction),
    reply: replyAt < 0 ? '' : replyText(messages, replyAt),
  }
}
