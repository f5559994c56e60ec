import type { EssaySettings } from '../../../../contract/essays/essays.ts'
import { randomId } from '../../../ui/random-id.ts'

type TabMessage =
  | { type: 'update'; from: string; number: number; update: Uint8Array }
  /** The updates of this tab up to this number are on the server. */
  | { type: 'saved'; from: string; upTo: number }
  | { type: 'meta'; from: string; title: string; settings: EssaySettings }
  /** Asks a tab whether it is alive. The asking tab wants to save its updates if it is not. */
  | { type: 'ask'; of: string; by: string }
  | { type: 'alive'; from: string }

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
  /** Updates of a tab that was closed, or is frozen, before it had saved them on the server. */
  onOrphans: (updates: Uint8Array[]) => void
}

type Held = { number: number; update: Uint8Array; at: number }

/** With a network, a tab that is alive saves its updates long before. */
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
  /** The tabs that have not answered yet whether they are alive. */
  const asked = new Set<string>()
  let number = 0
  let lookedAt = Date.now()
  const post = (message: TabMessage) => channel?.postMessage(message)

  function hold(tab: string, held: Held): void {
    unsaved.set(tab, [...(unsaved.get(tab) ?? []), held])
  }

  function forget(tab: string, upTo: number): void {
    const rest = (unsaved.get(tab) ?? []).filter((held) => held.number > upTo)
    if (rest.length > 0) unsaved.set(tab, rest)
    else unsaved.delete(tab)
  }

  /**
   * Of several tabs that want the updates of the same closed tab, the one with the first name saves them. The others wait
   * again, in case that one is closed before it does.
   */
  function leaveTo(by: string, tab: string): void {
    const held = unsaved.get(tab)
    if (by > from || !held) return
    asked.delete(tab)
    unsaved.set(
      tab,
      held.map((one) => ({ ...one, at: Date.now() })),
    )
  }

  /**
   * Without a network, tabs that are alive hold their updates too. They are asked first: were their updates sent from here
   * as well, each change would be stored twice.
   */
  function look(): void {
    // A tab that was frozen has not read yet what the others have said meanwhile.
    if (Date.now() - lookedAt > 2 * watchMs) asked.clear()
    lookedAt = Date.now()
    for (const [tab, held] of unsaved) {
      if (Date.now() - held[0]!.at < orphanMs) continue
      if (!asked.delete(tab)) {
        asked.add(tab)
        post({ type: 'ask', of: tab, by: from })
        continue
      }
      unsaved.delete(tab)
      // The other tabs leave them to this one.
      post({ type: 'saved', from: tab, upTo: held.at(-1)!.number })
      events.onOrphans(held.map(({ update }) => update))
    }
  }
  const watch = setInterval(look, watchMs)

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.type === 'saved') forget(data.from, data.upTo)
      else if (data.type === 'ask') {
        if (data.of === from) post({ type: 'alive', from })
        else leaveTo(data.by, data.of)
      } else if (data.type === 'alive') asked.delete(data.from)
      else if (data.type === 'meta') events.onMeta(data.title, data.settings)
      else {
        hold(data.from, { number: data.number, update: data.update, at: Date.now() })
        events.onUpdate(data.update)
      }
    }
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
