import { type Branches, readBranches } from '../../../../contract/chats/branches.ts'
import type { ChatMessage, HumanizeRefusal } from '../../../../contract/chats/chats.ts'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { percentText } from '../../../locales/percent-text.ts'
import type { OpenChat } from '../queries.ts'
import type { LiveReply } from '../replies/live-reply.ts'

export type Shown = {
  /** The shown messages in order, without the reply that is being written. */
  past: ChatMessage[]
  branches: Branches<ChatMessage>
}

/**
 * Returns the shown branch. While a reply is being written it is the one that ends with that reply; `question` and
 * `replyTo` are what this tab knows of it and do not change with each word.
 */
export function readShown(
  { messages: stored, leafId }: Pick<OpenChat, 'messages' | 'leafId'>,
  live: { question: ChatMessage | null; replyClientId: string; replyTo: string | null } | null,
): Shown {
  const question = live?.question ?? null
  const isKnown = question && stored.some((message) => message.clientId === question.clientId)
  const messages = question && !isKnown ? [...stored, question] : stored
  const branches = readBranches(messages)
  if (!live) return { past: branches.pathTo(leafId), branches }
  const end = messages.find((message) =>
    question ? message.clientId === question.clientId : message.id === live.replyTo,
  )
  const past = end ? branches.pathTo(end.id) : []
  return { past: past.filter((message) => message.clientId !== live.replyClientId), branches }
}

/** Returns the part of a live reply that `readShown` needs. */
export function liveBranch(live: LiveReply | null) {
  if (!live) return null
  return { question: live.question, replyClientId: live.reply.clientId, replyTo: live.reply.parentId }
}

/** Returns the message that the next one follows, or undefined when the server does not know it under this id yet. */
export function parentForNext(past: ChatMessage[]): string | null | undefined {
  const last = past.at(-1)
  if (!last) return null
  return last.id === last.clientId ? undefined : last.id
}

/** Returns where the model's memory began for the newest shown reply, or null when it remembered everything. */
export function memoryStart(past: ChatMessage[]): string | null {
  return past.findLast((message) => message.sender === 'assistant')?.memoryFrom ?? null
}

/** The server stores the scores of a reply that was not changed, but not the reason. */
export function storedRefusal({ humanized, humanizationDetails }: ChatMessage): HumanizeRefusal | null {
  if (humanized || !humanizationDetails) return null
  const percent = percentText(humanizationDetails.finalHumanScore)
  return { code: 'unchanged', message: messagesTexts.itWasNotChangedAnd({ percent }) }
}
