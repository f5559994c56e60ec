import type { EssayChanges, EssayPatch, EssayUpdate, OpenedEssay } from '../../../contract/essays/essays.ts'
import type { LookUpAnswer, LookUpInput } from '../../../contract/essays/look-ups.ts'
import type { RecordInput, RecordPage, RecordSeal, RecordSummary } from '../../../contract/essays/record.ts'
import type {
  EssayVersion,
  EssayVersionInput,
  OpenedEssayVersion,
} from '../../../contract/essays/versions.ts'
import { api, get, unwrap } from '../../api.ts'

const essayTimeoutMs = 20_000
/** For calls with a whole text, which takes its time on a slow connection. */
const textTimeoutMs = 90_000
const limit = (ms = essayTimeoutMs) => ({ init: { signal: AbortSignal.timeout(ms) } })
const essayCalls = api.api.essays[':chatId']

/** Opens an essay, and creates it if it is missing. */
export function putEssay(chatId: string): Promise<OpenedEssay> {
  return unwrap(essayCalls.$put({ param: { chatId } }, limit(textTimeoutMs)))
}

/** Opens an existing essay. */
export function getEssay(chatId: string): Promise<OpenedEssay> {
  return unwrap(essayCalls.$get({ param: { chatId } }, limit(textTimeoutMs)))
}

export function patchEssay(chatId: string, json: EssayPatch): Promise<unknown> {
  return unwrap(essayCalls.$patch({ param: { chatId }, json }, limit()))
}

/** Stores a change of the text. `isLast` lets the request outlive the page; it may then have 64 KB at most. */
export function postUpdate(chatId: string, change: EssayUpdate, isLast = false): Promise<{ seq: number }> {
  const { init } = limit(textTimeoutMs)
  return unwrap(
    essayCalls.updates.$post(
      { param: { chatId }, json: change },
      { init: isLast ? { keepalive: true } : init },
    ),
  )
}

export function getUpdates(chatId: string, after: number): Promise<EssayChanges> {
  return unwrap(
    essayCalls.updates.$get({ param: { chatId }, query: { after: String(after) } }, limit(textTimeoutMs)),
  )
}

/** Asks the server to look up what was pasted. */
export async function postLookUp(json: LookUpInput): Promise<LookUpAnswer> {
  return unwrap(api.api.sources['look-up'].$post({ json }, limit()))
}

/** What this installation offers; the same query as that of the accounts. */
export function getConfig() {
  return unwrap(api.api.config.$get({}, limit()))
}

const versionCalls = essayCalls.versions
export const essayVersionsKey = (chatId: string) => ['essay-versions', chatId] as const

export async function getVersions(chatId: string): Promise<EssayVersion[]> {
  return (await unwrap(versionCalls.$get({ param: { chatId } }, limit()))).versions
}

/** Resolves to null if there was nothing to keep. */
export async function postVersion(chatId: string, json: EssayVersionInput): Promise<EssayVersion | null> {
  return (await unwrap(versionCalls.$post({ param: { chatId }, json }, limit()))).version
}

export function getVersion(chatId: string, versionId: string): Promise<OpenedEssayVersion> {
  return get(`/api/essays/${chatId}/versions/${versionId}`, AbortSignal.timeout(essayTimeoutMs))
}

export function patchVersion(chatId: string, versionId: string, name: string): Promise<unknown> {
  return unwrap(versionCalls[':versionId'].$patch({ param: { chatId, versionId }, json: { name } }, limit()))
}

export function deleteVersion(chatId: string, versionId: string): Promise<unknown> {
  return unwrap(versionCalls[':versionId'].$delete({ param: { chatId, versionId } }, limit()))
}

const recordCalls = essayCalls.record

export async function putRecord(chatId: string, json: RecordInput): Promise<RecordSummary | null> {
  return (await unwrap(recordCalls.$put({ param: { chatId }, json }, limit()))).record
}

export function deleteRecord(chatId: string): Promise<unknown> {
  return unwrap(recordCalls.$delete({ param: { chatId } }, limit()))
}

export async function getRecord(chatId: string): Promise<RecordSummary | null> {
  return (await unwrap(recordCalls.$get({ param: { chatId } }, limit()))).record
}

export function getRecordEntries(chatId: string, after: number): Promise<RecordPage> {
  return unwrap(recordCalls.entries.$get({ param: { chatId }, query: { after: String(after) } }, limit()))
}

export async function postRecordSeal(chatId: string): Promise<RecordSeal> {
  return (await unwrap(recordCalls.seal.$post({ param: { chatId } }, limit()))).seal
}
