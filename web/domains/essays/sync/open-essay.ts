import * as Y from 'yjs'
import { connectEssay, pullUpdates } from './connect-essay.ts'
import type { EssaySession } from './essay-session.ts'
import { listenToBrowser } from './listen-to-browser.ts'
import { isLocalCopy, openLocalCopy } from './local-copy.ts'
import { saveMeta, setMeta, setRecord } from './metadata.ts'
import {
  createState,
  fromServer,
  fromTab,
  hasUnsaved,
  notify,
  type OpenParts,
  type OpenState,
  readView,
} from './open-state.ts'
import { keepPending, saveText } from './save-text.ts'
import { createSaver } from './saver.ts'
import { openTabChannel } from './tab-channel.ts'
import { markUnsent } from './unsent-essays.ts'

type OpenOptions = {
  /** The essay is new: it can be written before the server has answered. */
  isNew?: boolean
}

/** The essays that are open in this tab, by the ids of their chats. */
export const openSessions = new Map<string, EssaySession>()

/**
 * Opens an essay: shows the copy in this browser at once, stores every change there, and merges it with the server and
 * with other tabs and devices. Works offline; what is unsaved then is sent later.
 */
export function openEssay(chatId: string, userId: string, { isNew = false }: OpenOptions = {}): EssaySession {
  const state = createState(chatId, userId)
  const parts = createParts(state)
  const stop = new AbortController()

  function check(): void {
    state.mustPull = true
    parts.saver.retry()
  }

  function end(): void {
    stop.abort()
    parts.saver.stop()
    parts.tabs.close()
    void state.copy?.close()
  }

  state.doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === fromServer || origin === fromTab || isLocalCopy(origin)) return
    keepPending(parts, [{ update, number: parts.tabs.sendUpdate(update), at: new Date() }])
  })
  listenToBrowser(parts, stop.signal, { check, end })
  void readCopy(parts, stop.signal, isNew)
  const session = createSession(parts, { check, end })
  openSessions.set(chatId, session)
  return session
}

function createParts(state: OpenState): OpenParts {
  const saver = createSaver({
    save: () => save(parts),
    hasWork: () => hasUnsaved(state) || state.mustPull || !state.isConnected,
    onChange: () => notify(state),
  })
  const tabs = openTabChannel(state.userId, state.chatId, {
    onUpdate: (update) => Y.applyUpdate(state.doc, update, fromTab),
    onMeta: (title, settings) => {
      Object.assign(state.memory, { title, settings })
      notify(state)
    },
    onOrphans: (updates) =>
      keepPending(
        parts,
        updates.map((update) => ({ update, number: 0, at: null })),
      ),
  })
  const parts: OpenParts = { state, saver, tabs }
  return parts
}

async function save(parts: OpenParts): Promise<void> {
  const { state } = parts
  if (!state.isConnected) await connectEssay(state)
  await saveMeta(state)
  await saveText(parts)
  if (state.mustPull) await pullUpdates(state)
  if (!hasUnsaved(state)) markUnsent(state.userId, state.chatId, false)
}

/** Shows the copy in this browser, and then asks the server. */
async function readCopy({ state, saver }: OpenParts, signal: AbortSignal, isNew: boolean): Promise<void> {
  const opened = await openLocalCopy(state.doc, state.userId, state.chatId, (late) => {
    if (signal.aborted) return void late.close()
    state.copy = late
    // Connecting again sends what only the copy has.
    state.isConnected = false
    notify(state)
    saver.retry()
  })
  if (signal.aborted) return void opened?.close()
  state.copy = opened
  state.isCopyRead = true
  state.isLoaded ||= isNew || state.doc.store.clients.size > 0
  notify(state)
  saver.retry()
}

type Controls = { check: () => void; end: () => void }

function createSession(parts: OpenParts, { check, end }: Controls): EssaySession {
  const { state, saver } = parts
  const session: EssaySession = {
    chatId: state.chatId,
    userId: state.userId,
    doc: state.doc,
    read: () => readView(state, saver.failure()),
    subscribe(listener) {
      state.listeners.add(listener)
      return () => state.listeners.delete(listener)
    },
    setTitle: (title) => setMeta(parts, { title }),
    setSettings: (settings) => setMeta(parts, { settings }),
    setRecord: (record) => setRecord(state, record),
    retry: check,
    flush: saver.flush,
    recreate() {
      state.memory.isKnown = false
      state.isConnected = false
      saver.retry()
    },
    dismissRestored() {
      state.restored = null
      notify(state)
    },
    async close() {
      if (openSessions.get(state.chatId) === session) openSessions.delete(state.chatId)
      if (hasUnsaved(state)) await saver.flush()
      end()
      state.doc.destroy()
    },
  }
  return session
}
