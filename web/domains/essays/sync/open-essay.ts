import * as Y from 'yjs'
import type { EssayPatch } from '../../../../contract/essays/essays.ts'
import { applyUpdates } from './apply-updates.ts'
import { openBrowserCopy } from './browser/browser-copy.ts'
import { isLocalCopy } from './browser/local-copy.ts'
import { markUnsent } from './browser/unsent-essays.ts'
import type { EssaySession } from './essay-session.ts'
import { createViews } from './essay-views.ts'
import { listenToBrowser } from './listen-to-browser.ts'
import { createMetadata } from './metadata.ts'
import { hasUnsaved, type OpenParts, viewOf } from './open-parts.ts'
import { createPendingChanges } from './pending-changes.ts'
import { keepPending, saveText } from './save-text.ts'
import { createSaver } from './saver.ts'
import { createServerCopy, fromServer } from './server-copy.ts'
import { openTabChannel } from './tab-channel.ts'
import { createUnmergedChanges } from './unmerged-changes.ts'

type OpenOptions = {
  /** The essay is new: it can be written before the server has answered. */
  isNew?: boolean
}

/** Marks changes that other tabs have already. */
const fromTab = Symbol('tab')

/** The essays that are open in this tab, by the ids of their chats. */
export const openSessions = new Map<string, EssaySession>()

/**
 * Opens an essay: shows the copy in this browser at once, stores every change there, and merges it with the server and
 * with other tabs and devices. Works offline; what is unsaved then is sent later.
 */
export function openEssay(chatId: string, userId: string, { isNew = false }: OpenOptions = {}): EssaySession {
  const stop = new AbortController()
  const parts = openParts(chatId, userId, isNew, stop.signal)

  function check(): void {
    parts.server.expectNews()
    parts.saver.retry()
  }

  function end(): void {
    stop.abort()
    parts.saver.stop()
    parts.tabs.close()
    void parts.copy.close()
  }

  listenToBrowser(parts, stop.signal, { check, end })
  const session = createSession(parts, { check, end })
  openSessions.set(chatId, session)
  return session
}

function openParts(chatId: string, userId: string, isNew: boolean, signal: AbortSignal): OpenParts {
  const doc = new Y.Doc()
  const views = createViews((last) => viewOf(parts, isNew, last))
  const metadata = createMetadata(userId, chatId, views.changed)
  const pending = createPendingChanges()
  const unmerged = createUnmergedChanges(views.changed)
  const saver = createSaver({
    save: () => save(parts),
    hasWork: () => hasUnsaved(parts) || server.mustPull() || !server.isConnected(),
    hasCopy: () => copy.isWorking(),
    onChange: views.changed,
  })
  const tabs = openTabChannel(userId, chatId, {
    onUpdate: (update) => void applyUpdates(doc, [update], fromTab),
    onMeta: metadata.takeShown,
    onOrphans: (updates) =>
      keepPending(
        parts,
        updates.map((update) => ({ update, number: 0, at: null })),
      ),
  })
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === fromServer || origin === fromTab || isLocalCopy(origin)) return
    keepPending(parts, [{ update, number: tabs.sendUpdate(update), at: new Date() }])
  })
  const copy = openBrowserCopy({ doc, userId, chatId }, signal, {
    onWorking: views.changed,
    onUnmerged: unmerged.keep,
    onRead: showRead,
    onLate() {
      // Connecting again sends what only the copy has.
      server.disconnect()
      showRead()
    },
  })
  const takeHad = () => copy.takeHad()
  const server = createServerCopy({ chatId, doc, metadata, pending, unmerged, takeHad })
  const parts: OpenParts = {
    chatId,
    userId,
    doc,
    views,
    metadata,
    pending,
    unmerged,
    copy,
    server,
    saver,
    tabs,
  }
  return parts

  /** Shows the copy in this browser, and then asks the server. */
  function showRead(): void {
    views.changed()
    saver.retry()
  }
}

async function save(parts: OpenParts): Promise<void> {
  const { chatId, userId, copy, metadata, server } = parts
  // Before it has been read, the text would not be stored in this browser, and what only the copy has not be sent.
  await copy.whenRead
  await server.connect()
  await saveText(parts)
  await metadata.save()
  await server.pull()
  if (!hasUnsaved(parts)) markUnsent(userId, chatId, false)
}

type Controls = { check: () => void; end: () => void }

function createSession(parts: OpenParts, { check, end }: Controls): EssaySession {
  const { chatId, userId, doc, views, metadata, server, saver, unmerged } = parts
  const session: EssaySession = {
    chatId,
    userId,
    doc,
    read: views.read,
    subscribe: views.subscribe,
    setTitle: (title) => changeMetadata(parts, { title }),
    setSettings: (settings) => changeMetadata(parts, { settings }),
    setRecord: metadata.setRecord,
    retry: check,
    flush: saver.flush,
    recreate() {
      metadata.forgetStored()
      server.disconnect()
      views.changed()
      saver.retry()
    },
    dismissRestored() {
      server.dismissRestored()
      views.changed()
    },
    readUnmerged: unmerged.list,
    async close() {
      if (openSessions.get(chatId) === session) openSessions.delete(chatId)
      if (hasUnsaved(parts)) await saver.flush()
      end()
      doc.destroy()
    },
  }
  return session
}

/** Changes title or settings here and in other tabs, and has them saved. */
function changeMetadata(
  { chatId, userId, metadata, tabs, saver, views }: OpenParts,
  patch: EssayPatch,
): void {
  metadata.change(patch)
  markUnsent(userId, chatId, true)
  const { title, settings } = metadata.read()
  tabs.sendMeta(title, settings)
  saver.touch()
  views.changed()
}
