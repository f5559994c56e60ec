import type * as Y from 'yjs'
import type { EssaySettings } from '../../../../contract/essays/essays.ts'
import type { RecordState } from '../../../../contract/essays/record.ts'

/**
 * loading: the server's copy is being read. saving: something is not on the server yet. offline: the server cannot be
 * reached; the words are kept in this browser. error: the server refuses the words; `error` has the reason. deleted:
 * the essay was deleted elsewhere. signed-out: the session has ended.
 */
export type EssaySaveState = 'loading' | 'saving' | 'saved' | 'offline' | 'error' | 'deleted' | 'signed-out'

export type EssayView = {
  /** The text can be shown: the copy in this browser or that of the server has been read. */
  isLoaded: boolean
  /** The server has the essay and its chat, so that other calls about it can be answered. */
  isStored: boolean
  title: string
  settings: EssaySettings
  /** The state of the authorship record; null if there is none. */
  record: RecordState | null
  state: EssaySaveState
  /** The reason of the state 'error', for the user. */
  error: string | null
  /** The number of words that only this browser had when the essay was opened; null if there were none. */
  restored: number | null
  /** The number of changes that cannot be merged into the text. */
  unmerged: number
  /** This browser keeps a copy. Without one, leaving the page with unsaved words asks first. */
  hasLocalCopy: boolean
}

/** An open essay: a document that is kept in this browser and on the server. */
export type EssaySession = {
  chatId: string
  userId: string
  doc: Y.Doc
  /** Returns the same object until something changes, for useSyncExternalStore. */
  read: () => EssayView
  subscribe: (listener: () => void) => () => void
  setTitle: (title: string) => void
  setSettings: (settings: Partial<EssaySettings>) => void
  /** Takes the state of the authorship record that the server has, or is about to have. */
  setRecord: (record: RecordState | null) => void
  /** Tries to reach the server at once. */
  retry: () => void
  /** Saves what is unsaved. Resolves to false if the server could not be reached or refused it. */
  flush: () => Promise<boolean>
  /** Stores an essay that was deleted elsewhere again. */
  recreate: () => void
  /** Hides the note about restored words. */
  dismissRestored: () => void
  /** Returns the changes that cannot be merged into the text, as they were stored. */
  readUnmerged: () => Uint8Array[]
  /** Saves what is unsaved and stops. */
  close: () => Promise<void>
}
