import { z } from 'zod'

/** on: every change is recorded. paused: changes are not recorded. full: the record has reached its maximum size. */
export type RecordState = 'on' | 'paused' | 'full'

/** The part of an essay's Yjs document that says where text comes from. */
export const authorshipArray = 'authorship'

/**
 * on: the record starts or continues. existing: text that was there already, or was written while the record was
 * paused. update: a change of the text. pause: the record was paused. full: the record ended at its maximum size.
 */
export const recordEntryKinds = ['on', 'existing', 'update', 'pause', 'full'] as const
export type RecordEntryKind = (typeof recordEntryKinds)[number]

/** One link of the chain. docs/how-to/authorship-record.md has its canonical form. */
export type RecordEntry = {
  /** 1 for the first entry of a record. */
  number: number
  kind: RecordEntryKind
  /** When the server stored the entry, by the server's clock. */
  receivedAt: string
  /** When the change was made, by the clock of the writer's device, which proves nothing; null if it did not say. */
  writtenAt: string | null
  /** A Yjs update (format 1) in base64, or an empty text. */
  payload: string
  /** SHA-256 of the canonical form, in hexadecimal. */
  hash: string
}

/** Response of GET and PUT /api/essays/{chatId}/record. */
export type RecordSummary = {
  id: string
  state: RecordState
  startedAt: string
  entries: number
  bytes: number
  /** The hash of the last entry. */
  head: string
}

/** Body of PUT /api/essays/{chatId}/record: turns the record on, or pauses it. */
export const recordInput = z.strictObject({ state: z.enum(['on', 'paused']) })
export type RecordInput = z.infer<typeof recordInput>

export const recordQuery = z.object({ after: z.coerce.number().int().min(0).max(2_000_000_000).default(0) })

/** Response of GET /api/essays/{chatId}/record/entries: some entries after a number, oldest first. */
export type RecordPage = { entries: RecordEntry[]; hasMore: boolean }

/** The server's signature (Ed25519) under the last entry. */
export type RecordSeal = {
  site: string
  recordId: string
  number: number
  head: string
  sealedAt: string
  /** The public key, as SPKI in base64. The server publishes it at GET /api/essay-records/key. */
  publicKey: string
  signature: string
}

/** An exported record, which anyone can check. */
export type RecordFile = {
  format: typeof recordFormat
  title: string
  id: string
  entries: RecordEntry[]
  seal: RecordSeal | null
}

export const recordFormat = 'longhand-authorship-record-1'

/** Returns the text whose SHA-256 is the hash of an entry: its fields, one for each line, after the previous hash. */
export function canonicalEntry(previousHash: string, entry: Omit<RecordEntry, 'hash'>): string {
  const { number, kind, receivedAt, writtenAt, payload } = entry
  return [recordFormat, previousHash, number, kind, receivedAt, writtenAt ?? '', payload].join('\n')
}

/** The hash before the first entry, so that entries of one record do not fit into another. */
export function firstHash(recordId: string): string {
  return recordId
}

/** Returns the text that the server signs. */
export function canonicalSeal(seal: Omit<RecordSeal, 'publicKey' | 'signature'>): string {
  const { site, recordId, number, head, sealedAt } = seal
  return [recordFormat, 'seal', site, recordId, number, head, sealedAt].join('\n')
}

/** Where a chain breaks: the entry with this number does not follow from those before it. Null for an intact chain. */
export type ChainFault = { number: number; reason: 'number' | 'time' | 'hash' } | null

/**
 * Checks numbers, times and hashes of all entries of a record. Works in browsers and on servers, because both have
 * WebCrypto.
 */
export async function findChainFault(
  recordId: string,
  entries: Iterable<RecordEntry> | AsyncIterable<RecordEntry>,
): Promise<ChainFault> {
  let previous = firstHash(recordId)
  let time = ''
  let number = 0
  for await (const { hash, ...content } of entries) {
    number++
    if (content.number !== number) return { number, reason: 'number' }
    // Times have the same form and time zone, so that they sort as text.
    if (content.receivedAt < time) return { number, reason: 'time' }
    if ((await sha256(canonicalEntry(previous, content))) !== hash) return { number, reason: 'hash' }
    previous = hash
    time = content.receivedAt
  }
  return null
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
