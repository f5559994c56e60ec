import type { ChatEvent, ChatMessage } from '../../../../contract/chats/chats.ts'
import type { EventSource } from '../../../platform/http/send-events.ts'
import { flushText, type ReplyRun, thoughtsEvent } from '../reply-runs.ts'

/** Streams the events of a run from now on; `start` contains the text so far. Ends with the reply. */
export function eventsOfRun(run: ReplyRun, userMessage: ChatMessage | null): EventSource<ChatEvent> {
  return (send) => {
    flushText(run)
    send({ type: 'start', chatId: run.chatId, title: run.title, userMessage, reply: { ...run.reply } })
    if (run.thinking) send(thoughtsEvent(run, ''))
    if (run.stage) send(run.stage)
    if (run.wait) send(run.wait)
    run.listeners.add(send)
    return { ended: run.outcome, close: () => void run.listeners.delete(send) }
  }
}
