import * as Y from 'yjs'
import type { RecordEntry } from '../../../../../contract/essays/record.ts'
import { fromBase64 } from '../../../../../contract/text/base64.ts'
import { countWords } from '../../../../../contract/word-count.ts'
import { type Arrival, createArrivalIndex } from '../origins/origin-index.ts'
import type { RecordReplay, ReplayBlock } from '../replay/record-replay.ts'

type InsertedOrigin = 'paste' | 'ai' | 'import' | 'reader' | 'restore'
/** Text that arrived in one piece, with its first words. */
type Insertion = { origin: InsertedOrigin; length: number; excerpt: string }

/** A stretch of writing without a long break. */
export type Session = {
  from: string
  to: string
  /** How many words the text has more than before; negative where it became shorter. */
  words: number
  typed: number
  insertions: Insertion[]
  /** Some of it arrived long after it was written, by the clock of the writer's device. */
  isLate: boolean
}
export type TimelineItem = ({ kind: 'session' } & Session) | { kind: 'gap'; from: string; to: string | null }

const breakMs = 15 * 60_000
const lateMs = 5 * 60_000
const excerptCharacters = 60
const insertionNames = new Set<Arrival>(['paste', 'ai', 'import', 'reader', 'restore'])

/** Reads what was written when. `replay` shows the end of the record afterwards. */
export function readTimeline(replay: RecordReplay): TimelineItem[] {
  replay.seek(replay.entries.length)
  const find = createArrivalIndex(replay.marks())
  const seen = new Map<number, number>()
  const items: TimelineItem[] = []
  let session: Session | null = null
  let words = 0

  function endSession(entries: number): void {
    if (!session) return
    replay.seek(entries)
    const now = wordsIn(replay.blocks())
    session.words = now - words
    words = now
    session = null
  }
  for (const [index, entry] of replay.entries.entries()) {
    const fresh = newText(entry, seen)
    if (entry.kind !== 'update') {
      endSession(index)
      addGap(items, entry)
      replay.seek(index + 1)
      if (entry.kind === 'existing') words = wordsIn(replay.blocks())
      continue
    }
    if (session && Date.parse(entry.receivedAt) - Date.parse(session.to) > breakMs) endSession(index)
    if (!session) {
      session = { from: entry.receivedAt, to: '', words: 0, typed: 0, insertions: [], isLate: false }
      items.push({ kind: 'session', ...session })
      session = items.at(-1) as { kind: 'session' } & Session
    }
    addEntry(session, entry, fresh, find)
  }
  endSession(replay.entries.length)
  replay.seek(replay.entries.length)
  return items
}

const wordsIn = (blocks: ReplayBlock[]) =>
  countWords(blocks.map(({ texts }) => texts.map(({ text }) => text).join('')).join('\n'))

function addGap(items: TimelineItem[], { kind, receivedAt }: RecordEntry): void {
  const last = items.at(-1)
  if (kind === 'pause') items.push({ kind: 'gap', from: receivedAt, to: null })
  else if (kind === 'on' && last?.kind === 'gap') last.to = receivedAt
}

type NewText = { client: number; clock: number; text: string }

/** Returns the text in an entry that no earlier entry had. */
function newText({ payload }: RecordEntry, seen: Map<number, number>): NewText[] {
  if (payload === '') return []
  const fresh: NewText[] = []
  for (const struct of Y.decodeUpdate(fromBase64(payload)).structs) {
    const { client, clock } = struct.id
    const known = seen.get(client) ?? 0
    if (
      struct instanceof Y.Item &&
      struct.content instanceof Y.ContentString &&
      clock + struct.length > known
    ) {
      const skip = Math.max(known - clock, 0)
      fresh.push({ client, clock: clock + skip, text: struct.content.str.slice(skip) })
    }
    seen.set(client, Math.max(known, clock + struct.length))
  }
  return fresh
}

function addEntry(
  session: Session,
  { receivedAt, writtenAt }: RecordEntry,
  fresh: NewText[],
  find: ReturnType<typeof createArrivalIndex>,
): void {
  session.to = receivedAt
  if (writtenAt && Date.parse(receivedAt) - Date.parse(writtenAt) > lateMs) session.isLate = true
  let last = null as Insertion | null
  for (const { client, clock, text } of fresh) {
    let from = 0
    for (const { length, origin } of find(client, clock, text.length)) {
      const part = text.slice(from, from + length)
      from += length
      if (origin === 'typed') session.typed += length
      if (!isInsertion(origin)) continue
      // A pasted text of several paragraphs arrives in one entry.
      if (last?.origin === origin) {
        last.length += length
        if (!last.excerpt.endsWith('…')) last.excerpt = shorten(`${last.excerpt} ${part}`)
      } else {
        last = { origin, length, excerpt: shorten(part) }
        session.insertions.push(last)
      }
    }
  }
}

const isInsertion = (origin: Arrival): origin is InsertedOrigin => insertionNames.has(origin)

/** Returns the first words of a text. */
function shorten(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length <= excerptCharacters) return trimmed
  const start = trimmed.slice(0, excerptCharacters)
  const end = start.lastIndexOf(' ')
  return `${end > 0 ? start.slice(0, end) : start}…`
}
