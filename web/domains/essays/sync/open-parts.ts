import type * as Y from 'yjs'
import { defaultEssayTitle } from '../../../../contract/essays/essay-defaults.ts'
import { isOffline } from '../../../api.ts'
import type { BrowserCopy } from './browser/browser-copy.ts'
import { headingOf } from './document-json.ts'
import type { EssaySaveState, EssayView } from './essay-session.ts'
import type { EssayViews } from './essay-views.ts'
import type { Metadata } from './metadata.ts'
import type { PendingChanges } from './pending-changes.ts'
import type { Saver } from './saver.ts'
import type { ServerCopy } from './server-copy.ts'
import type { TabChannel } from './tab-channel.ts'
import type { UnmergedChanges } from './unmerged-changes.ts'

/** The parts of an open essay. What changes of it is kept by one of them each, and only that part's file changes it. */
export type OpenParts = {
  chatId: string
  userId: string
  doc: Y.Doc
  views: EssayViews
  metadata: Metadata
  pending: PendingChanges
  unmerged: UnmergedChanges
  copy: BrowserCopy
  server: ServerCopy
  saver: Saver
  tabs: TabChannel
}

export function hasUnsaved({ pending, metadata }: OpenParts): boolean {
  return pending.hasSome() || metadata.hasUnsaved()
}

/** Returns what the screen shows. A new essay can be written before the server has answered. */
export function viewOf(parts: OpenParts, isNew: boolean, last: EssayView | null): EssayView {
  const { copy, metadata, saver, server, unmerged } = parts
  const { isKnown, settings, record } = metadata.read()
  const state = saveStateOf(parts)
  return {
    isLoaded: server.wasConnected() || copy.hadText() || (isNew && copy.isRead()),
    isStored: isKnown,
    title: titleOf(parts, state, last),
    settings,
    record,
    state,
    error: state === 'error' ? (saver.failure()?.message ?? null) : null,
    restored: server.restored(),
    unmerged: unmerged.list().length,
    hasLocalCopy: copy.isKept(),
  }
}

/** An essay without a title has that of its first heading, as on the server. It changes when the writer pauses. */
function titleOf({ metadata, doc }: OpenParts, state: EssaySaveState, last: EssayView | null): string {
  const { title } = metadata.read()
  if (title !== defaultEssayTitle) return title
  return state === 'saving' && last ? last.title : (headingOf(doc) ?? defaultEssayTitle)
}

function saveStateOf(parts: OpenParts): EssaySaveState {
  const failure = parts.saver.failure()
  if (failure?.status === 404) return 'deleted'
  if (failure?.status === 401) return 'signed-out'
  if (failure) return isOffline(failure) ? 'offline' : 'error'
  if (!parts.server.isConnected()) return 'loading'
  return hasUnsaved(parts) ? 'saving' : 'saved'
}
