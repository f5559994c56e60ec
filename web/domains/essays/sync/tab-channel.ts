import type { EssaySettings } from '../../../../contract/essays/essays.ts'
import { randomId } from '../../../ui/random-id.ts'

type TabMessage =
  | { type: 'update'; from: string; number: number; update: Uint8Array }
  /** The updates of this tab up to this number are on the server. */
  | { type: 'saved'; from: string; upTo: number }
  | { type: 'meta'; from: string; title: string; settings: EssaySettings }

export type TabChannel = {
  /** Returns the number of the update. */
  sendUpdate: (update: Uint8Array) => number
  sendSaved: (upTo: number) => void
  sendMeta: (title: string, settings: EssaySettings) => void
  close: () => void
}

type TabEvents = {
  onUpdate: (update: Uint8Array) => void
  onMeta: (title: string, settings: EssaySettings) => void
  /** Updates that a tab has sent here and not saved on the server for a while; it may have been closed. */
  onOrphans: (updates: Uint8Array[]) => void
}

type Held = { number: number; update: Uint8Array; at: number }

/** A tab that is alive saves its updates long before. */
const orphanMs = 10_000
const watchMs = 5_000

/** Connects the tabs of this browser that show the same essay, so that each shows at once what is typed in another. */
export function openTabChannel(userId: string, chatId: string, events: TabEvents): TabChannel {
  const from = randomId()
  const channel =
    typeof BroadcastChannel === 'undefined'
      ? null
      : new BroadcastChannel(`longhand-essay:${userId}:${chatId}`)
  const unsaved = new Map<string, Held[]>()
  let number = 0

  function hold(tab: string, held: Held): void {
    unsaved.set(tab, [...(unsaved.get(tab) ?? []), held])
  }

  function forget(tab: string, upTo: number): void {
    const rest = (unsaved.get(tab) ?? []).filter((held) => held.number > upTo)
    if (rest.length > 0) unsaved.set(tab, rest)
    else unsaved.delete(tab)
  }

  const watch = setInterval(() => {
    for (const [tab, held] of unsaved) {
      if (Date.now() - held[0]!.at < orphanMs) continue
      unsaved.delete(tab)
      events.onOrphans(held.map(({ update }) => update))
    }
  }, watchMs)

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.type === 'saved') forget(data.from, data.upTo)
      else if (data.type === 'meta') events.onMeta(data.title, data.settings)
      else {
        hold(data.from, { number: data.number, update: data.update, at: Date.now() })
        events.onUpdate(data.update)
      }
    }
  const post = (message: TabMessage) => channel?.postMessage(message)
  return {
    sendUpdate(update) {
      post({ type: 'update', from, number: ++number, update })
      return number
    },
    sendSaved: (upTo) => post({ type: 'saved', from, upTo }),
    sendMeta: (title, settings) => post({ type: 'meta', from, title, settings }),
    close() {
      clearInterval(watch)
      channel?.close()
    },
  }
}
