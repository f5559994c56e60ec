import {
  type OpenableKind,
  type OwnDocumentParam,
  type OwnDocuments,
  type OwnKind,
  originalityLimits,
  ownKinds,
} from '../../../contract/originality/originality.ts'
import type { Context } from '../../platform/context.ts'
import { listFileTexts, readFileTexts, readSentFile } from '../chats/files/file-texts.ts'
import { listReplyTexts, readReplyTexts } from '../chats/replies/reply-texts.ts'
import { listEssayTexts, readEssayTexts } from '../essays/essay-texts.ts'
import { readEssayText } from '../essays/read-essay-text.ts'

type Owner = Pick<Context, 'db' | 'userId'>

/** A document as it is listed, before its text is read. */
type OwnDocument = { id: string; title: string; bytes: number; all: number; address: string | null }

type OwnReader = {
  list: (ctx: Owner, max: number) => Promise<OwnDocument[]>
  read: (ctx: Owner, ids: string[]) => Promise<{ id: string; text: string }[]>
}

/**
 * What a text can be compared with. Earlier checks are left out: they are drafts of the same text, and would report it as
 * a copy of itself (docs/decisions/067-originality-check.md).
 */
export const ownReaders: Record<OwnKind, OwnReader> = {
  essays: {
    list: async (ctx, max) =>
      (await listEssayTexts(ctx, max)).map((row) => ({ ...row, address: `/essay-writer/${row.id}` })),
    read: readEssayTexts,
  },
  files: {
    list: async (ctx, max) =>
      (await listFileTexts(ctx, max)).map((row) => ({ ...row, address: `/chat/${row.chatId}` })),
    read: readFileTexts,
  },
  replies: {
    list: async (ctx, max) =>
      (await listReplyTexts(ctx, max)).map((row) => ({
        ...row,
        address: `${row.isEssayChat ? '/essay-writer' : '/chat'}/${row.id}`,
      })),
    read: readReplyTexts,
  },
}

const listedMax = 200

/** Lists the documents that the user can open as a text, and counts those that a text can be compared with. */
export async function listOwnDocuments(ctx: Owner): Promise<OwnDocuments> {
  const [essays, files, replies] = await Promise.all([
    listEssayTexts(ctx, listedMax),
    listFileTexts(ctx, listedMax),
    listReplyTexts(ctx, 1),
  ])
  const asEntry =
    (kind: OpenableKind) =>
    ({
      id,
      title,
      words,
      changedAt,
    }: {
      id: string
      title: string
      words: number | null
      changedAt: Date
    }) => ({
      kind,
      id,
      title,
      words: words ?? 0,
      changedAt: changedAt.toISOString(),
    })
  return {
    counts: { essays: essays[0]?.all ?? 0, files: files[0]?.all ?? 0, replies: replies[0]?.all ?? 0 },
    documents: [...essays.map(asEntry('essays')), ...files.map(asEntry('files'))].sort((a, b) =>
      b.changedAt.localeCompare(a.changedAt),
    ),
  }
}

/** Returns the text of one document. Another user's is not found. */
export async function openOwnDocument(ctx: Context, { kind, id }: OwnDocumentParam) {
  return kind === 'essays' ? await readEssayText(ctx, id) : await readSentFile(ctx, id)
}

type Batch = { kind: OwnKind; documents: OwnDocument[] }
export type OwnSelection = {
  batches: Batch[]
  /** The number of documents in all batches. */
  total: number
  coverage: Partial<Record<OwnKind, { compared: number; all: number }>>
}

/** The text of one batch. More at once would block the thread that sends it to a worker. */
const batchBytesMax = 1_500_000

/** Selects the documents to compare with, the newest first, up to the bounds, in batches of a limited size. */
export async function selectOwn(
  ctx: Owner,
  kinds: readonly OwnKind[],
  left: OwnDocumentParam | null,
): Promise<OwnSelection> {
  const { ownDocumentsMax, ownBytesMax } = originalityLimits
  const selection: OwnSelection = { batches: [], total: 0, coverage: {} }
  let bytes = 0
  for (const kind of ownKinds.filter((each) => kinds.includes(each))) {
    const listed = await ownReaders[kind].list(ctx, ownDocumentsMax)
    const others = listed.filter(({ id }) => kind !== left?.kind || id !== left.id)
    const chosen: OwnDocument[] = []
    for (const document of others) {
      if (selection.total + chosen.length >= ownDocumentsMax || bytes + document.bytes > ownBytesMax) break
      bytes += document.bytes
      chosen.push(document)
    }
    selection.total += chosen.length
    selection.batches.push(...batchesOf(kind, chosen))
    const isListed = others.length < listed.length
    selection.coverage[kind] = {
      compared: chosen.length,
      all: Math.max(0, (listed[0]?.all ?? 0) - (isListed ? 1 : 0)),
    }
  }
  return selection
}

function batchesOf(kind: OwnKind, documents: readonly OwnDocument[]): Batch[] {
  const batches: Batch[] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const document of documents) {
    if (bytes + document.bytes > batchBytesMax) {
      batches.push({ kind, documents: [] })
      bytes = 0
    }
    batches.at(-1)!.documents.push(document)
    bytes += document.bytes
  }
  return batches
}
