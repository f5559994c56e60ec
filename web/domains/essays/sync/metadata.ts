import type { EssayPatch, EssaySettings, OpenedEssay } from '../../../../contract/essays/essays.ts'
import type { RecordState } from '../../../../contract/essays/record.ts'
import { patchEssay } from '../queries.ts'
import { joinPatches, readMemory, writeMemory } from './essay-memory.ts'
import { notify, type OpenParts, type OpenState } from './open-state.ts'
import { markUnsent } from './unsent-essays.ts'

type Meta = Pick<OpenedEssay['essay'], 'title' | 'settings' | 'record'>

/** Takes title, settings and record from the server, unless this browser has a later change of title or settings. */
export function takeMeta(state: OpenState, { title, settings, record }: Meta): void {
  state.memory.record = record
  if (!unsentPatch(state)) Object.assign(state.memory, { title, settings })
  storeMemory(state)
  notify(state)
}

/** Returns the changes that are not on the server yet: those of this tab, or else those of another one. */
function unsentPatch({ userId, chatId, memory }: OpenState): EssayPatch | null {
  return memory.patch ?? readMemory(userId, chatId).patch
}

/** Another tab sends its changes itself, but needs them here if it is closed before. */
function storeMemory(state: OpenState): void {
  writeMemory(state.userId, state.chatId, { ...state.memory, patch: unsentPatch(state) })
}

/** Changes title or settings here and in other tabs, and has them saved. */
export function setMeta({ state, saver, tabs }: OpenParts, patch: EssayPatch): void {
  const { memory, userId, chatId } = state
  if (patch.title !== undefined) memory.title = patch.title
  memory.settings = { ...memory.settings, ...(patch.settings as Partial<EssaySettings>) }
  memory.patch = joinPatches(memory.patch, patch)
  writeMemory(userId, chatId, memory)
  markUnsent(userId, chatId, true)
  tabs.sendMeta(memory.title, memory.settings)
  saver.touch()
  notify(state)
}

export async function saveMeta({ chatId, userId, memory }: OpenState): Promise<void> {
  const sent = memory.patch
  if (!sent) return
  await patchEssay(chatId, sent)
  // A change during the request is still to be sent.
  if (memory.patch === sent) memory.patch = null
  writeMemory(userId, chatId, memory)
}

export function setRecord(state: OpenState, record: RecordState | null): void {
  state.memory.record = record
  storeMemory(state)
  notify(state)
}
