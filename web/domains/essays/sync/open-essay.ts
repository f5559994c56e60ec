import { applyUpdates } from './apply-updates.ts'
import { connectEssay, pullUpdates } from './connect-essay.ts'
import type { EssaySession } from './essay-session.ts'
import { listenToBrowser } from './listen-to-browser.ts'
import { isLocalCopy, type LocalCopy, openLocalCopy } from './local-copy.ts'
import { saveMeta, setMeta, setRecord } from './metadata.ts'
import {
  createState,
  fromServer,
  fromTab,
  hasUnsaved,
  keepUnmerged,
  noteCopied,
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
  state.copy = openCopy(parts, stop.signal, isNew)
  listenToBrowser(parts, stop.signal, { check, end })
  const session = createSession(parts, { check, end })
  openSessions.set(chatId, session)
  return session
}

function createParts(state: OpenState): OpenParts {
  const saver = createSaver({
    save: () => save(parts),
    hasWork: () => hasUnsaved(state) || state.mustPull || !state.isConnected,
    hasCopy: () => state.copy?.isWorking() ?? false,
    onChange: () => notify(state),
  })
  const tabs = openTabChannel(state.userId, state.chatId, {
    onUpdate: (update) => void applyUpdates(state.doc, [update], fromTab),
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
  // Before it has been read, the text would not be stored in this browser, and what only the copy has not be sent.
  await state.copy?.whenRead
  if (!state.isConnected) await connectEssay(state)
  await saveText(parts)
  await saveMeta(state)
  if (state.mustPull) await pullUpdates(state)
  if (!hasUnsaved(state)) markUnsent(state.userId, state.chatId, false)
}

/** Shows the copy in this browser, and then asks the server. */
function openCopy({ state, saver }: OpenParts, signal: AbortSignal, isNew: boolean): LocalCopy {
  const copy = openLocalCopy(state.doc, state.userId, state.chatId, {
    onWorking: () => notify(state),
    onUnmerged: (updates) => keepUnmerged(state, updates),
    onLate() {
      if (signal.aborted) return
      noteCopied(state)
      // Connecting again sends what only the copy has.
      state.isConnected = false
      notify(state)
      saver.retry()
    },
  })
  void copy.whenRead.then(() => {
    if (signal.aborted) return
    noteCopied(state)
    state.isCopyRead = true
    state.isLoaded ||= isNew || state.doc.store.clients.size > 0
    notify(state)
    saver.retry()
  })
  return copy
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
      notify(state)
      saver.retry()
    },
    dismissRestored() {
      state.restored = null
      notify(state)
    },
    readUnmerged: () => state.unmerged,
    async close() {
      if (openSessions.get(state.chatId) === session) openSessions.delete(state.chatId)
      if (hasUnsaved(state)) await saver.flush()
      end()
      state.doc.destroy()
    },
  }
  return session
}
