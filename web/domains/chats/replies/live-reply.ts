import type { ChatEvent, ChatMessage, HumanizeStage } from '../../../../contract/chats/chats.ts'
import { newMessage } from '../../../../contract/chats/new-message.ts'
import type { ModelWait } from '../../../../contract/local-models.ts'

/**
 * sending: the server has not responded yet, to a new message or a returning reader; streaming: text arrives;
 * reconnecting: the connection broke and is being retried; lost: many tries failed, and the user has to retry;
 * signed-out: the session ended.
 */
export type LivePhase = 'sending' | 'streaming' | 'reconnecting' | 'lost' | 'signed-out'

export type StageReport = { stage: HumanizeStage; humanScore: number | null; aiScore: number | null }

/** A reply in progress as this tab sees it. */
export type LiveReply = {
  phase: LivePhase
  humanize: boolean
  isStopping: boolean
  startedAtMs: number
  /** The user's message until the stored messages contain it; null when a reply is resumed after a reload. */
  question: ChatMessage | null
  reply: ChatMessage
  /** Whether this tab requested the reply, instead of only following it. */
  isOwn: boolean
  /** Whether it continues an existing text. */
  isContinued: boolean
  /** The text that arrived before the connection broke. A server that was killed may have less of it. */
  heard: string
  stages: StageReport[]
  /** Since when the model thinks; null while it does not. */
  thinkingSinceMs: number | null
  /** What the reply waits for before its first word. */
  wait: ModelWait | null
}

type ShownMessage = Pick<ChatMessage, 'clientId' | 'sender'> & Partial<ChatMessage>

/** Returns a message as it is shown before the server has stored it. */
export function shownMessage(given: ShownMessage): ChatMessage {
  return newMessage({
    id: given.clientId,
    parentId: null,
    createdAt: new Date().toISOString(),
    ...given,
  })
}

/** Returns a reply that was just requested, with the given differences. */
export function newLiveReply(
  given: Pick<LiveReply, 'humanize' | 'question' | 'reply'> & Partial<LiveReply>,
): LiveReply {
  return {
    phase: 'sending',
    isStopping: false,
    startedAtMs: Date.now(),
    isOwn: true,
    isContinued: false,
    heard: '',
    stages: [],
    thinkingSinceMs: null,
    wait: null,
    ...given,
  }
}

/** Applies a stream event to the shown reply. The runner handles events that end it. */
export function applyEvent(live: LiveReply, event: ChatEvent): LiveReply {
  switch (event.type) {
    case 'start':
      return {
        ...live,
        phase: 'streaming',
        question: event.userMessage ?? live.question,
        reply: event.reply,
        thinkingSinceMs: null,
        heard: textSoFar(live),
      }
    case 'delta':
      return {
        ...live,
        wait: null,
        thinkingSinceMs: null,
        reply: { ...live.reply, text: live.reply.text + event.text },
      }
    case 'thoughts':
      return { ...live, wait: null, ...withThoughts(live, event) }
    case 'wait':
      return { ...live, wait: event.wait }
    case 'stage':
      return { ...live, humanize: true, stages: withStage(live.stages, event) }
    default:
      return live
  }
}

function withThoughts(
  { reply, heard, thinkingSinceMs }: LiveReply,
  { text, seconds, isOver, keeps }: Extract<ChatEvent, { type: 'thoughts' }>,
): Pick<LiveReply, 'reply' | 'heard' | 'thinkingSinceMs'> {
  const thought = { thoughts: `${reply.thoughts ?? ''}${text}` || null, thoughtSeconds: seconds }
  return {
    reply: { ...reply, ...thought, text: keeps === null ? reply.text : reply.text.slice(0, keeps) },
    // What was heard begins with the thinking.
    heard: keeps === null ? heard : '',
    thinkingSinceMs: isOver ? null : (thinkingSinceMs ?? Date.now() - seconds * 1000),
  }
}

/** Returns all text that has arrived; it never gets shorter while the reply is the same. */
export function textSoFar({ heard, reply }: LiveReply): string {
  return heard.length > reply.text.length && heard.startsWith(reply.text) ? heard : reply.text
}

/** Keeps one report per stage; a repeated stage updates its score. */
function withStage(stages: StageReport[], { stage, humanScore, aiScore }: StageReport): StageReport[] {
  return [...stages.filter((report) => report.stage !== stage), { stage, humanScore, aiScore }]
}
