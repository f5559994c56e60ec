import * as Y from 'yjs'
import { type EssayUpdatedDetail, essayUpdatedEvent } from '../../../../contract/essays/essay-events.ts'
import type { EssayPatch, EssaySettings, OpenedEssay } from '../../../../contract/essays/essays.ts'
import { isOffline } from '../../../api.ts'
import { signOutSignal } from '../../../ui/sign-out-signal.ts'
import { getEssay, getUpdates, patchEssay, postUpdate, putEssay } from '../queries.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { joinPatches, readMemory, writeMemory } from './essay-memory.ts'
import type { EssaySaveState, EssaySession, EssayView } from './essay-session.ts'
import { isLocalCopy, type LocalCopy, openLocalCopy } from './local-copy.ts'
import { missingUpdate } from './missing-update.ts'
import { createSaver } from './saver.ts'
import { openTabChannel } from './tab-channel.ts'
import { markUnsent } from './unsent-essays.ts'

const fromServer = Symbol('server')
const fromTab = Symbol('tab')
const checkEveryMs = 30_000
/** The browser's limit of 64 KB for a request that outlives its page, less the rest of the body. */
const lastCharactersMax = 60_000
/** Beyond this, what the server lacks is computed from the document, which leaves out what was deleted since. */
const mergedBytesMax = 1_000_000

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
  const doc = new Y.Doc()
  const listeners = new Set<() => void>()
  const memory = readMemory(userId, chatId)
  const stop = new AbortController()
  let pending: { update: Uint8Array; number: number }[] = []
  let seq = 0
  let serverVector: Uint8Array | undefined
  let isConnected = false
  let mustPull = false
  let isLoaded = false
  let restored: number | null = null
  let copy: LocalCopy | null = null
  let isCopyRead = false
  let view: EssayView | null = null

  const hasUnsaved = () => pending.length > 0 || memory.patch !== null
  const saver = createSaver({
    save,
    hasWork: () => hasUnsaved() || mustPull || !isConnected,
    onChange: change,
  })
  const tabs = openTabChannel(userId, chatId, {
    onUpdate: (update) => Y.applyUpdate(doc, update, fromTab),
    onMeta: (title, settings) => {
      Object.assign(memory, { title, settings })
      change()
    },
    onOrphans: (updates) => keep(updates.map((update) => ({ update, number: 0 }))),
  })

  /** Takes changes of the text to be sent to the server. */
  function keep(updates: typeof pending): void {
    pending.push(...updates)
    markUnsent(userId, chatId, true)
    saver.touch()
    change()
  }

  function onUpdate(update: Uint8Array, origin: unknown): void {
    if (origin === fromServer || origin === fromTab || isLocalCopy(origin)) return
    keep([{ update, number: tabs.sendUpdate(update) }])
  }

  function change(): void {
    view = null
    for (const listener of listeners) listener()
  }

  async function save(): Promise<void> {
    if (!isConnected) await connect()
    if (memory.patch) await savePatch()
    if (pending.length > 0) await saveText()
    if (mustPull) await pull()
    if (!hasUnsaved()) markUnsent(userId, chatId, false)
  }

  async function connect(): Promise<void> {
    const opened = memory.isKnown ? await getEssay(chatId) : await putEssay(chatId)
    const updates = opened.updates.map(fromBase64)
    const hadText = doc.store.clients.size > 0
    apply(updates)
    if (updates.length > 0) serverVector = Y.encodeStateVectorFromUpdate(Y.mergeUpdates(updates))
    if (hadText) {
      const missing = missingUpdate(doc, updates)
      if (missing && pending.length === 0) restored = missing.words || null
      const last = pending.at(-1)?.number ?? 0
      pending = missing ? [{ update: missing.update, number: last }] : []
    }
    seq = opened.seq
    isConnected = true
    isLoaded = true
    memory.isKnown = true
    takeMeta(opened.essay)
  }

  function apply(updates: Uint8Array[]): void {
    doc.transact(() => {
      for (const update of updates) Y.applyUpdate(doc, update)
    }, fromServer)
  }

  function takeMeta({ title, settings }: Pick<OpenedEssay['essay'], 'title' | 'settings'>): void {
    if (!memory.patch) Object.assign(memory, { title, settings })
    writeMemory(userId, chatId, memory)
    change()
  }

  async function savePatch(): Promise<void> {
    const sent = memory.patch!
    await patchEssay(chatId, sent)
    // A change during the request is still to be sent.
    if (memory.patch === sent) memory.patch = null
    writeMemory(userId, chatId, memory)
  }

  async function saveText(): Promise<void> {
    const batch = pending.slice()
    const { seq: stored } = await postUpdate(chatId, toBase64(updateOf(batch)))
    pending = pending.slice(batch.length)
    tabs.sendSaved(batch.at(-1)!.number)
    // Another number means that another device has written in between.
    if (stored === seq + 1) seq = stored
    else mustPull = true
  }

  function updateOf(batch: typeof pending): Uint8Array {
    const merged = Y.mergeUpdates(batch.map(({ update }) => update))
    const isLarge = merged.length > mergedBytesMax || saver.failure()?.status === 413
    return isLarge ? Y.encodeStateAsUpdate(doc, serverVector) : merged
  }

  async function pull(): Promise<void> {
    mustPull = false
    const changes = await getUpdates(chatId, seq)
    apply(changes.updates.map(fromBase64))
    seq = Math.max(seq, changes.seq)
    takeMeta(changes)
  }

  function check(): void {
    mustPull = true
    saver.retry()
  }

  function setMeta(patch: EssayPatch): void {
    if (patch.title !== undefined) memory.title = patch.title
    memory.settings = { ...memory.settings, ...(patch.settings as Partial<EssaySettings>) }
    memory.patch = joinPatches(memory.patch, patch)
    writeMemory(userId, chatId, memory)
    markUnsent(userId, chatId, true)
    tabs.sendMeta(memory.title, memory.settings)
    saver.touch()
    change()
  }

  function saveLast(): void {
    if (pending.length === 0 || !isConnected) return
    const update = toBase64(updateOf(pending))
    // The next visit sends it again from the copy in this browser if this request fails.
    if (update.length <= lastCharactersMax) postUpdate(chatId, update, true).catch(() => {})
  }

  function listen(): void {
    const { signal } = stop
    const on = (target: EventTarget, name: string, hear: (event: Event) => void) =>
      target.addEventListener(name, hear, { signal })
    on(window, essayUpdatedEvent, (event) => {
      const { detail } = event as CustomEvent<EssayUpdatedDetail>
      if (detail.chatId === chatId && (detail.seq === 0 || detail.seq > seq)) check()
    })
    on(window, 'online', check)
    on(window, 'focus', check)
    on(window, 'pagehide', saveLast)
    on(window, 'beforeunload', (event) => {
      if (hasUnsaved() && isCopyRead && !copy) event.preventDefault()
    })
    on(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') check()
      else if (hasUnsaved()) saver.retry()
    })
    on(signOutSignal, 'abort', end)
    const timer = setInterval(() => document.visibilityState === 'visible' && check(), checkEveryMs)
    on(signal, 'abort', () => clearInterval(timer))
  }

  async function start(): Promise<void> {
    const opened = await openLocalCopy(doc, userId, chatId)
    if (stop.signal.aborted) return void opened?.close()
    copy = opened
    isCopyRead = true
    isLoaded ||= isNew || doc.store.clients.size > 0
    change()
    saver.retry()
  }

  function end(): void {
    stop.abort()
    saver.stop()
    tabs.close()
    void copy?.close()
  }

  doc.on('update', onUpdate)
  listen()
  void start()
  const session: EssaySession = {
    chatId,
    doc,
    read() {
      const { title, settings } = memory
      const state = saveState(saver.failure(), isConnected, hasUnsaved())
      const error = state === 'error' ? (saver.failure()?.message ?? null) : null
      view ??= {
        isLoaded,
        title,
        settings,
        state,
        error,
        restored,
        hasLocalCopy: !isCopyRead || copy !== null,
      }
      return view
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setTitle: (title) => setMeta({ title }),
    setSettings: (settings) => setMeta({ settings }),
    retry: check,
    flush: saver.flush,
    recreate() {
      memory.isKnown = false
      isConnected = false
      saver.retry()
    },
    dismissRestored() {
      restored = null
      change()
    },
    async close() {
      if (openSessions.get(chatId) === session) openSessions.delete(chatId)
      if (hasUnsaved()) await saver.flush()
      end()
      doc.destroy()
    },
  }
  openSessions.set(chatId, session)
  return session
}

function saveState(
  failure: ReturnType<ReturnType<typeof createSaver>['failure']>,
  isConnected: boolean,
  isUnsaved: boolean,
): EssaySaveState {
  if (failure?.status === 404) return 'deleted'
  if (failure?.status === 401) return 'signed-out'
  if (failure) return isOffline(failure) ? 'offline' : 'error'
  if (!isConnected) return 'loading'
  return isUnsaved ? 'saving' : 'saved'
}
