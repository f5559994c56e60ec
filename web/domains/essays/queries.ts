import type { EssayChanges, EssayPatch, OpenedEssay } from '../../../contract/essays/essays.ts'
import { api, unwrap } from '../../api.ts'

const essayTimeoutMs = 20_000
const limit = () => ({ init: { signal: AbortSignal.timeout(essayTimeoutMs) } })
const essayCalls = api.api.essays[':chatId']

/** Opens an essay, and creates it if it is missing. */
export function putEssay(chatId: string): Promise<OpenedEssay> {
  return unwrap(essayCalls.$put({ param: { chatId } }, limit()))
}

/** Opens an existing essay. */
export function getEssay(chatId: string): Promise<OpenedEssay> {
  return unwrap(essayCalls.$get({ param: { chatId } }, limit()))
}

export function patchEssay(chatId: string, json: EssayPatch): Promise<unknown> {
  return unwrap(essayCalls.$patch({ param: { chatId }, json }, limit()))
}

/** Stores a change of the text. `isLast` lets the request outlive the page; it may then have 64 KB at most. */
export function postUpdate(chatId: string, update: string, isLast = false): Promise<{ seq: number }> {
  const { init } = limit()
  return unwrap(
    essayCalls.updates.$post(
      { param: { chatId }, json: { update } },
      { init: isLast ? { keepalive: true } : init },
    ),
  )
}

export function getUpdates(chatId: string, after: number): Promise<EssayChanges> {
  return unwrap(essayCalls.updates.$get({ param: { chatId }, query: { after: String(after) } }, limit()))
}
