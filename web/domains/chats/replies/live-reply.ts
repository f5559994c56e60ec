import type { ChatEvent, ChatMessage, HumanizeStage } from '../../../../contract/chats/chats.ts'

/**
 * sending: the server has not answered yet, to a new message or to a reader who comes back; streaming: its words
 * arrive; reconnecting: the connection broke and is tried again; lost: tried many times, waits for the user;
 * signed-out: the session ended.
 */
export type LivePhase = 'sending' | 'streaming' | 'reconnecting' | 'lost' | 'signed-out'

export type StageReport = { stage: HumanizeStage; humanScore: number | null; aiScore: number | null }

/** A reply that is being written, as this tab sees it. */
export type LiveReply = {
  phase: LivePhase
  humanize: boolean
  isStopping: boolean
  startedAtMs: number
  /** The user's message, until the server's record has it; null when a reply is picked up after a reload. */
  question: ChatMessage | null
  reply: ChatMessage
  /** This tab asked for it, and did not only come to read it. */
  isOwn: boolean
  /** It goes on with a text that was there before. */
  isContinued: boolean
  /** What had arrived before the connection broke: a server that was killed may know less of it. */
  heard: string
  stages: StageReport[]
}

type NewMessage = Pick<ChatMessage, 'clientId' | 'sender'> & Partial<ChatMessage>

export function newMessage(given: NewMessage): ChatMessage {
  return {
    id: given.clientId,
    text: '',
    status: 'complete',
    humanized: false,
    aiScore: null,
    originalText: null,
    humanizationDetails: null,
    parentId: null,
    rating: null,
    memoryFrom: null,
    files: [],
    model: null,
    error: null,
    typingAnimationCompleted: true,
    createdAt: new Date().toISOString(),
    ...given,
  }
}

/** What a stream says changes what is shown; an event that ends the reply is the runner's business. */
export function applyEvent(live: LiveReply, event: ChatEvent): LiveReply {
  switch (event.type) {
    case 'start':
      return {
        ...live,
        phase: 'streaming',
        question: event.userMessage ?? live.question,
        reply: event.reply,
        heard: textSoFar(live),
      }
    case 'delta':
      return { ...live, reply: { ...live.reply, text: live.reply.text + event.text } }
    case 'stage':
      return { ...live, humanize: true, stages: withStage(live.stages, event) }
    default:
      return live
  }
}

/** All that has arrived of a reply; it never gets shorter while the reply is the same. */
export function textSoFar({ heard, reply }: LiveReply): string {
  return heard.length > reply.text.length && heard.startsWith(reply.text) ? heard : reply.text
}

/** One report a stage: a stage that is told again brings its score. */
function withStage(stages: StageReport[], { stage, humanScore, aiScore }: StageReport): StageReport[] {
  return [...stages.filter((report) => report.stage !== stage), { stage, humanScore, aiScore }]
}
