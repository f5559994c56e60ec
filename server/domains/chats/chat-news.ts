import type { ChatNewsEvent } from '../../../contract/chats/chat-list.ts'
import type { Doors } from '../../platform/context.ts'
import type { EventSource } from '../../platform/http/send-events.ts'
import type { ReplyRun } from './reply-runs.ts'

/** Notifies a user's devices on all servers that a chat or the list has changed. */
export type ChatNews = {
  /** `chatId` is empty if the list changed. `tabId` names the page that made the change; empty if unknown. */
  tell: (userId: string, chatId: string, tabId: string) => void
  /** Publishes that the essay of this chat has changed: its text up to this update, or its title and settings if 0. */
  tellOfEssay: (userId: string, chatId: string, seq: number) => void
  /** Publishes the start and the end of a reply. */
  tellOfRun: (run: ReplyRun, tabId: string) => void
  follow: (userId: string) => EventSource<ChatNewsEvent>
}

type News = ChatNewsEvent & { userId: string }

const topic = 'chat-news'
/**
 * At most ten notices a second (docs/spec/2-commercial.md section 7) for all users together: one notice carries many
 * events.
 */
const everyMs = 100
/** PostgreSQL allows 8,000 bytes; an event has at most three ids of 36 characters and 70 of names and signs. */
const newsInNotice = 40

export function createChatNews(doors: Pick<Doors, 'notifier' | 'log'>): ChatNews {
  const listeners = new Map<string, Set<(event: ChatNewsEvent) => void>>()
  let waiting = new Map<string, News>()

  doors.notifier.subscribe(topic, ({ news }) => {
    for (const { userId, ...event } of news as News[])
      for (const hear of listeners.get(userId) ?? []) hear(event)
  })

  async function publish() {
    const news = [...waiting.values()]
    waiting = new Map()
    try {
      for (let from = 0; from < news.length; from += newsInNotice)
        await doors.notifier.publish({ topic, news: news.slice(from, from + newsInNotice) })
    } catch (err) {
      // Pages poll every 15 seconds, so nothing is lost.
      doors.log.warn({ err }, 'chat news not published')
    }
  }

  function add(key: string, news: News) {
    if (waiting.size === 0) setTimeout(publish, everyMs).unref()
    waiting.set(key, news)
  }
  const tell = (userId: string, chatId: string, tabId: string) =>
    add(`${userId} ${chatId} ${tabId}`, { userId, chatId, tabId })

  const tellOfEssay = (userId: string, chatId: string, seq: number) =>
    add(`${userId} ${chatId} ${seq > 0 ? 'text' : 'settings'}`, { userId, chatId, essaySeq: seq })

  return {
    tell,
    tellOfEssay,
    tellOfRun(run, tabId) {
      tell(run.userId, run.chatId, tabId)
      void run.outcome.then(() => tell(run.userId, run.chatId, tabId))
      // The title of an essay's chat is that of the essay. Pages without the essay ignore this.
      void run.titled.then(() => tellOfEssay(run.userId, run.chatId, 0))
    },
    follow: (userId) => (send) => {
      const set = listeners.get(userId) ?? new Set()
      listeners.set(userId, set.add(send))
      return {
        ended: new Promise(() => {}),
        close() {
          set.delete(send)
          if (set.size === 0 && listeners.get(userId) === set) listeners.delete(userId)
        },
      }
    },
  }
}
