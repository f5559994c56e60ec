import type { EssayPatch, EssaySettings, OpenedEssay } from '../../../../contract/essays/essays.ts'
import type { RecordState } from '../../../../contract/essays/record.ts'
import { patchEssay } from '../queries.ts'
import { type EssayMemory, joinPatches, readMemory, writeMemory } from './browser/essay-memory.ts'

type Meta = Pick<OpenedEssay['essay'], 'title' | 'settings' | 'record'>

/** What is known of an open essay besides its text, in this tab and in the memory of the browser. */
export type Metadata = {
  read: () => Readonly<EssayMemory>
  hasUnsaved: () => boolean
  /** Changes title or settings here. They are still to be saved. */
  change: (patch: EssayPatch) => void
  /** Sends changes of title and settings to the server. */
  save: () => Promise<void>
  /** Takes title, settings and record from the server, unless this browser has a later change of title or settings. */
  takeStored: (meta: Meta) => void
  /** The same for an essay that was opened, which the server therefore has. */
  takeOpened: (meta: Meta) => void
  /** Takes title and settings from another tab. */
  takeShown: (title: string, settings: EssaySettings) => void
  setRecord: (record: RecordState | null) => void
  /** The server has lost the essay, which is to be stored there again. */
  forgetStored: () => void
}

export function createMetadata(userId: string, chatId: string, onChange: () => void): Metadata {
  const memory = readMemory(userId, chatId)

  /** Returns the changes that are not on the server yet: those of this tab, or else those of another one. */
  const unsentPatch = () => memory.patch ?? readMemory(userId, chatId).patch

  /** Another tab sends its changes itself, but needs them here if it is closed before. */
  function store(): void {
    writeMemory(userId, chatId, { ...memory, patch: unsentPatch() })
  }

  function takeStored({ title, settings, record }: Meta): void {
    memory.record = record
    if (!unsentPatch()) Object.assign(memory, { title, settings })
    store()
    onChange()
  }

  return {
    read: () => memory,
    hasUnsaved: () => memory.patch !== null,
    change(patch) {
      if (patch.title !== undefined) memory.title = patch.title
      memory.settings = { ...memory.settings, ...(patch.settings as Partial<EssaySettings>) }
      memory.patch = joinPatches(memory.patch, patch)
      writeMemory(userId, chatId, memory)
    },
    async save() {
      const sent = memory.patch
      if (!sent) return
      await patchEssay(chatId, sent)
      // A change during the request is still to be sent.
      if (memory.patch === sent) memory.patch = null
      writeMemory(userId, chatId, memory)
    },
    takeStored,
    takeOpened(meta) {
      memory.isKnown = true
      takeStored(meta)
    },
    takeShown(title, settings) {
      Object.assign(memory, { title, settings })
      onChange()
    },
    setRecord(record) {
      memory.record = record
      store()
      onChange()
    },
    forgetStored() {
      memory.isKnown = false
    },
  }
}
