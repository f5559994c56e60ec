import { defaultEssaySettings, defaultEssayTitle } from '../../../../../contract/essays/essay-defaults.ts'
import type { EssayPatch, EssaySettings } from '../../../../../contract/essays/essays.ts'
import type { RecordState } from '../../../../../contract/essays/record.ts'
import { browserStorage, storeItem } from '../../../../ui/browser-storage.ts'

/** What this browser remembers of an essay besides its text. */
export type EssayMemory = {
  title: string
  settings: EssaySettings
  /** The state of the authorship record; null if there is none. */
  record: RecordState | null
  /** Changes of title and settings that are not on the server yet. */
  patch: EssayPatch | null
  /** This browser has seen the essay on the server, so a missing one was deleted. */
  isKnown: boolean
}

const keyOf = (userId: string, chatId: string) => `essay:${userId}:${chatId}` as const

export function readMemory(userId: string, chatId: string): EssayMemory {
  const fresh: EssayMemory = {
    title: defaultEssayTitle,
    settings: defaultEssaySettings,
    record: null,
    patch: null,
    isKnown: false,
  }
  try {
    const stored = JSON.parse(browserStorage('local')?.getItem(keyOf(userId, chatId)) ?? '{}')
    const memory = { ...fresh, ...(stored as Partial<EssayMemory>) }
    // A setting may be newer than what was stored.
    return { ...memory, settings: { ...defaultEssaySettings, ...memory.settings } }
  } catch {
    return fresh
  }
}

export function writeMemory(userId: string, chatId: string, memory: EssayMemory): void {
  // If the storage is full, the server has everything once it is saved.
  storeItem('local', keyOf(userId, chatId), JSON.stringify(memory))
}

/** Combines two changes; the later one wins where both change the same. */
export function joinPatches(earlier: EssayPatch | null, later: EssayPatch | null): EssayPatch | null {
  if (!earlier || !later) return earlier ?? later
  const settings = { ...earlier.settings, ...later.settings }
  return { ...earlier, ...later, ...(Object.keys(settings).length > 0 ? { settings } : {}) }
}
