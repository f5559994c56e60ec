import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import {
  anyHeaderLine,
  type BackupHeader,
  type BackupTable,
  type BackupTotals,
  closingLine,
  endOfRows,
  formatVersion,
  headerOfFormat,
  type SequenceState,
  sequencesLine,
  sumLine,
  tableLine,
} from './backup-format.ts'
import { BackupRefusal } from './backup-refusal.ts'

export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  /** Its rows have to be read before the next part is asked for. */
  | { kind: 'table'; table: BackupTable; rows: AsyncGenerator<Buffer>; count: () => number }
  | { kind: 'sequences'; sequences: SequenceState[] }
  | { kind: 'end'; totals: BackupTotals }

const damaged = (file: string) =>
  new BackupRefusal(
    `${file} is damaged, so it cannot be restored. Take another copy of it, or an earlier backup.`,
  )
const cut = (file: string) =>
  new BackupRefusal(
    `${file} ends too early: it was cut while it was written or copied. Take another copy of it, or an earlier backup.`,
  )
const noBackup = (file: string) => new BackupRefusal(`${file} is not a backup of Longhand.`)

/** Reads the whole file and compares all its sums. Returns what it has. */
export async function checkBackup(file: string): Promise<{ header: BackupHeader; totals: BackupTotals }> {
  let header: BackupHeader | null = null
  let totals: BackupTotals | null = null
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'table') for await (const _ of part.rows);
    if (part.kind === 'end') totals = part.totals
  }
  if (!header || !totals) throw cut(file)
  return { header, totals }
}

/** Yields the parts of a file in their order. Ends with a BackupRefusal where a sum or the end is missing. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const lines = openLines(file)
  try {
    const header = await readHeader(lines, file)
    yield { kind: 'header', header }
    const totals: BackupTotals = { tables: 0, rows: 0 }
    for (;;) {
      const whole = lines.sum()
      const line = await lines.next()
      const table = tableLine.safeParse(line)
      if (table.success) {
        yield* readTable(lines, table.data, { file, totals })
        continue
      }
      const sequences = sequencesLine.safeParse(line)
      if (sequences.success) {
        yield { kind: 'sequences', ...sequences.data }
        continue
      }
      const end = closingLine.safeParse(line)
      const isRight = end.success && end.data.sha256 === whole && end.data.rows === totals.rows
      if (!isRight || !(await lines.isAtEnd())) throw damaged(file)
      yield { kind: 'end', totals }
      return
    }
  } finally {
    lines.close()
  }
}

async function readHeader(lines: Lines, file: string): Promise<BackupHeader> {
  const line = await lines.next()
  const any = anyHeaderLine.safeParse(line)
  if (!any.success) throw noBackup(file)
  lines.recognise()
  if (any.data.version > formatVersion)
    throw new BackupRefusal(
      `${file} was written by a newer version of Longhand (format ${any.data.version}, and this program reads ${formatVersion}). Restore it with that version.`,
    )
  return parsed(headerOfFormat, line, file)
}

type Place = { file: string; totals: BackupTotals }

async function* readTable(
  lines: Lines,
  table: BackupTable,
  { file, totals }: Place,
): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256')
  let count = 0
  async function* summed(): AsyncGenerator<Buffer> {
    for await (const piece of lines.rows()) {
      hash.update(piece)
      yield piece
    }
    const { rows, sha256 } = parsed(sumLine, await lines.next(), file)
    if (sha256 !== hash.digest('hex')) throw damaged(file)
    count = rows
    totals.tables++
    totals.rows += rows
  }
  yield { kind: 'table', table, rows: summed(), count: () => count }
}

function parsed<Schema extends z.ZodType>(schema: Schema, line: unknown, file: string): z.output<Schema> {
  const found = schema.safeParse(line)
  if (!found.success) throw damaged(file)
  return found.data
}

type Lines = {
  /** The next line, which is JSON. */
  next: () => Promise<unknown>
  /** The rows of a table, without the line that ends them. */
  rows: () => AsyncGenerator<Buffer>
  /** The sum of all that was read. */
  sum: () => string
  isAtEnd: () => Promise<boolean>
  /** From here on, what cannot be read is a damage and not another file. */
  recognise: () => void
  close: () => void
}

/** No line but those of rows is longer; a file of something else could have no end of a line at all. */
const lineBytesMax = 1_000_000
const newLine = 0x0a
const pieceBytes = 256 * 1024
const endAfterRow = Buffer.from(`\n${endOfRows}`)

/** Reads a compressed file in pieces. Only the rows of a table may be longer than the memory. */
function openLines(file: string): Lines {
  const whole: Hash = createHash('sha256')
  let rest: Buffer = Buffer.alloc(0)
  let isBackup = false
  const broken = () => (isBackup ? damaged(file) : noBackup(file))
  const { source, close } = openPieces(file)

  async function more(): Promise<boolean> {
    const piece = await source()
    if (!piece) return false
    rest = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    return true
  }
  function take(bytes: number): Buffer {
    const taken = rest.subarray(0, bytes)
    rest = rest.subarray(bytes)
    whole.update(taken)
    return taken
  }
  async function takeLine(): Promise<string> {
    let at = rest.indexOf(newLine)
    while (at < 0) {
      const seen = rest.length
      if (seen > lineBytesMax) throw broken()
      if (!(await more())) throw isBackup ? cut(file) : noBackup(file)
      at = rest.indexOf(newLine, seen)
    }
    return take(at + 1).toString('utf8')
  }
  async function* takeRows(): AsyncGenerator<Buffer> {
    while (rest.length < endOfRows.length) if (!(await more())) throw cut(file)
    if (rest.subarray(0, endOfRows.length).equals(endOfRows)) return void take(endOfRows.length)
    for (;;) {
      const at = rest.indexOf(endAfterRow)
      if (at >= 0) {
        yield take(at + 1)
        return void take(endOfRows.length)
      }
      const sure = rest.length - endOfRows.length
      if (sure > 0) yield take(sure)
      if (!(await more())) throw cut(file)
    }
  }

  return {
    async next() {
      const line = await takeLine()
      try {
        return JSON.parse(line) as unknown
      } catch {
        throw broken()
      }
    },
    rows: takeRows,
    sum: () => whole.copy().digest('hex'),
    isAtEnd: async () => rest.length === 0 && !(await more()),
    recognise() {
      isBackup = true
    },
    close,
  }
}

type Pieces = { source: () => Promise<Buffer | null>; close: () => void }

/** Unpacks a file piece by piece. */
function openPieces(file: string): Pieces {
  const packed = createReadStream(file, { highWaterMark: pieceBytes })
  const unpacked = createGunzip({ chunkSize: pieceBytes })
  packed.on('error', (error) => unpacked.destroy(error))
  packed.pipe(unpacked)
  const pieces = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const source = async () => {
    try {
      const { value, done } = await pieces.next()
      return done ? null : value
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      if (message === 'incorrect header check') throw noBackup(file)
      if (code === 'Z_BUF_ERROR') throw cut(file)
      throw code.startsWith('Z_') ? damaged(file) : (causes[code]?.(file) ?? error)
    }
  }
  const close = () => {
    packed.destroy()
    unpacked.destroy()
  }
  return { source, close }
}

const causes: Record<string, (file: string) => BackupRefusal> = {
  ENOENT: (file) => new BackupRefusal(`${file} does not exist.`),
  EACCES: (file) => new BackupRefusal(`${file} may not be read by this user.`),
  EISDIR: noBackup,
}
