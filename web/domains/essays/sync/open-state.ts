import * as Y from 'yjs'
import { defaultEssayTitle } from '../../../../contract/essays/essay-defaults.ts'
import { isOffline } from '../../../api.ts'
import { headingOf } from './document-json.ts'
import { type EssayMemory, readMemory } from './essay-memory.ts'
import type { EssaySaveState, EssayView } from './essay-session.ts'
import type { LocalCopy } from './local-copy.ts'
import type { Saver } from './saver.ts'
import type { TabChannel } from './tab-channel.ts'

/** A change of the text that is not on the server yet, with its number in the channel of tabs and its time, if known. */
export type PendingUpdate = { update: Uint8Array; number: number; at: Date | null }

/** What is known of an open essay. The parts of this folder read and change it. */
export type OpenState = {
  chatId: string
  userId: string
  doc: Y.Doc
  memory: EssayMemory
  pending: PendingUpdate[]
  /** The number of the last update of the server that this document has. */
  seq: number
  /** What the server had when it was asked first. */
  serverVector: Uint8Array | undefined
  isConnected: boolean
  mustPull: boolean
  isLoaded: boolean
  restored: number | null
  /** What the copy in this browser had when it was read. Null once the server has been asked. */
  copied: Map<number, number> | null
  /** Changes that cannot be merged into the document. */
  unmerged: Uint8Array[]
  copy: LocalCopy | null
  isCopyRead: boolean
  view: EssayView | null
  /** The view that was last read. */
  lastView: EssayView | null
  listeners: Set<() => void>
}

/** The state of an open essay, and what saves it and shows it in other tabs. */
export type OpenParts = { state: OpenState; saver: Saver; tabs: TabChannel }

/** Marks changes that the server and other tabs have already. */
export const fromServer = Symbol('server')
export const fromTab = Symbol('tab')

export function createState(chatId: string, userId: string): OpenState {
  return {
    chatId,
    userId,
    doc: new Y.Doc(),
    memory: readMemory(userId, chatId),
    pending: [],
    seq: 0,
    serverVector: undefined,
    isConnected: false,
    mustPull: false,
    isLoaded: false,
    restored: null,
    copied: null,
    unmerged: [],
    copy: null,
    isCopyRead: false,
    view: null,
    lastView: null,
    listeners: new Set(),
  }
}

export function hasUnsaved({ pending, memory }: OpenState): boolean {
  return pending.length > 0 || memory.patch !== null
}

/** Reports whether this browser stores the changes, as far as is known. */
export function hasLocalCopy({ isCopyRead, copy }: OpenState): boolean {
  return !isCopyRead || (copy?.isWorking() ?? false)
}

/** Remembers what this browser had, to say later which of it the server did not have. */
export function noteCopied(state: OpenState): void {
  state.copied = Y.decodeStateVector(Y.encodeStateVector(state.doc))
  // What has been written since the page was opened does not come back: it was never away.
  state.copied.delete(state.doc.clientID)
}

/** Keeps changes that cannot be merged, each once. */
export function keepUnmerged(state: OpenState, updates: Uint8Array[]): void {
  const known = new Set(state.unmerged.map(String))
  state.unmerged.push(...updates.filter((update) => !known.has(String(update))))
  if (updates.length > 0) notify(state)
}

/** Tells the listeners that the view is another one. */
export function notify(state: OpenState): void {
  state.view = null
  for (const listener of state.listeners) listener()
}

export function readView(state: OpenState, failure: ReturnType<Saver['failure']>): EssayView {
  if (state.view) return state.view
  const saveState = saveStateOf(failure, state)
  const view: EssayView = {
    isLoaded: state.isLoaded,
    isStored: state.memory.isKnown,
    title: titleOf(state, saveState),
    settings: state.memory.settings,
    record: state.memory.record,
    state: saveState,
    error: saveState === 'error' ? (failure?.message ?? null) : null,
    restored: state.restored,
    unmerged: state.unmerged.length,
    hasLocalCopy: hasLocalCopy(state),
  }
  // Each key changes the document, but mostly nothing of this, and another object would draw the whole screen again.
  state.view = state.lastView && isSameView(state.lastView, view) ? state.lastView : view
  state.lastView = state.view
  return state.view
}

/** An essay without a title has that of its first heading, as on the server. It changes when the writer pauses. */
function titleOf({ memory, lastView, doc }: OpenState, saveState: EssaySaveState): string {
  if (memory.title !== defaultEssayTitle) return memory.title
  return saveState === 'saving' && lastView ? lastView.title : (headingOf(doc) ?? defaultEssayTitle)
}

function isSameView(one: EssayView, other: EssayView): boolean {
  return (Object.keys(one) as (keyof EssayView)[]).every((name) => Object.is(one[name], other[name]))
}

function saveStateOf(failure: ReturnType<Saver['failure']>, state: OpenState): EssaySaveState {
  if (failure?.status === 404) return 'deleted'
  if (failure?.status === 401) return 'signed-out'
  if (failure) return isOffline(failure) ? 'offline' : 'error'
  if (!state.isConnected) return 'loading'
  return hasUnsaved(state) ? 'saving' : 'saved'
}
