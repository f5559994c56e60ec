import { strToU8, unzipSync, zipSync } from 'fflate'
import { faultTexts } from '../../../contract/chats/files.ts'
import { type BulkFiles, openBulkFiles } from '../../platform/bulk-files/bulk-files.ts'
import { type Documents, openDocuments } from '../../platform/documents/documents.ts'
import { type Dice, rollDice } from '../billing-lives/dice.ts'
import { docxOf, lockedPdf, pdfOf, pngOf } from '../samples/sample-files.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Sample = { name: string; bytes: Bytes }

const text = 'The water rises twice a day, and falls as often. “Naïve café” — 日本.\n'
const csv = `id,text\n1,"${text.trim()}"\n2,"a ""quoted"" text, with a comma"\n`
const jsonl = `${JSON.stringify({ id: '1', text })}\n${JSON.stringify({ id: '2', text: 'Short.' })}\n`

/** Valid files of every kind that is read, from which the others are made. */
const samples: readonly Sample[] = [
  { name: 'a.txt', bytes: strToU8(text.repeat(20)) },
  { name: 'utf16.txt', bytes: new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')) },
  {
    name: 'a.md',
    bytes: strToU8(`# Tide\n\n- one\n- [two](https://example.org)\n\n| a | b |\n|--|--|\n| 1 | 2 |\n${text}`),
  },
  { name: 'a.html', bytes: strToU8(`<!doctype html><html><body><h1>Tide</h1><p>${text}</p></body></html>`) },
  { name: 'a.rtf', bytes: strToU8(`{\\rtf1\\ansi {\\b Tide} ${text}\\par}`) },
  { name: 'a.json', bytes: strToU8(JSON.stringify({ a: [1, { b: text }] })) },
  { name: 'a.pdf', bytes: pdfOf(['The first page', text.slice(0, 40), 'The last']) },
  { name: 'locked.pdf', bytes: lockedPdf() },
  { name: 'a.docx', bytes: docxOf(['Tide', text.trim().replaceAll('&', '')]) },
  { name: 'a.png', bytes: pngOf(6, 4) },
  { name: 'a.csv', bytes: strToU8(csv) },
  { name: 'a.jsonl', bytes: strToU8(jsonl) },
  { name: 'a.zip', bytes: new Uint8Array(zipSync({ 'a.txt': strToU8(text), 'b.docx': docxOf(['Two']) })) },
]
const bulkNames = /\.(csv|jsonl|zip)$/
const strayNumbers = ['-1', '0', '65536', '2147483648', '99999999999999999999', '1e309']
const strayBytes = [0x00, 0x0a, 0x22, 0x28, 0x3c, 0x5c, 0x7b, 0x80, 0xff]

export type FuzzedFiles = {
  read: number
  refused: number
  /** Documents that were refused for the time or the memory that they take, as an archive which names a wrong size. */
  ended: string[]
  /** Files that made a reader throw, or return something else than a text. */
  failures: string[]
  slowestMs: number
}

/** Passes so many damaged files to the readers, in an order that the seed decides. */
export async function fuzzFiles({ count, seed }: { count: number; seed: number }): Promise<FuzzedFiles> {
  const dice = rollDice(seed)
  const readers = { documents: openDocuments(), bulkFiles: openBulkFiles() }
  const found: FuzzedFiles = { read: 0, refused: 0, ended: [], failures: [], slowestMs: 0 }
  for (let n = 0; n < count; n++) {
    const file = damagedFile(dice)
    const startedAt = performance.now()
    const outcome = await readFile(readers, file).catch((error: unknown) => `threw ${error}`)
    found.slowestMs = Math.max(found.slowestMs, performance.now() - startedAt)
    const what = `${n} ${file.name}`
    if (outcome === 'read') found.read++
    else if (outcome === 'refused') found.refused++
    else if (outcome === 'ended') found.ended.push(what)
    else found.failures.push(`${what}: ${outcome}`)
  }
  readers.documents.close()
  readers.bulkFiles.close()
  return found
}

type Readers = { documents: Documents; bulkFiles: BulkFiles }

async function readFile({ documents, bulkFiles }: Readers, { name, bytes }: Sample): Promise<string> {
  if (bulkNames.test(name)) {
    const answer = await bulkFiles.read({ name, bytes, column: undefined }, { owner: 'fuzz' })
    // An archive that names a wrong size is too large, so that this says nothing about the reader's thread.
    if (!answer.ok) return 'refused'
    return answer.rows.every((row) => typeof row.text === 'string') ? 'read' : 'a row without a text'
  }
  const answer = await documents.read({ name, declaredType: '', bytes }, { owner: 'fuzz' })
  if (answer.ok) return typeof answer.document.text === 'string' ? 'read' : 'a document without a text'
  return [faultTexts.tooSlow.key, faultTexts.unpacksServer.key].includes(answer.reason.key)
    ? 'ended'
    : 'refused'
}

/** Returns a file with up to four damages, in its bytes or in a part that it packs. */
function damagedFile(dice: Dice): Sample {
  const { name, bytes } = dice.pick(samples)
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isPacked && dice.chance(0.5)) return { name, bytes: damagedPart(dice, bytes) }
  let damaged = bytes
  for (let left = dice.whole(1, 4); left > 0; left--) damaged = damage(dice, damaged)
  // A name that does not fit what is inside.
  return { name: dice.chance(0.05) ? dice.pick(samples).name : name, bytes: damaged }
}

/** Damages one part and packs it again, so that the damage is met by what reads the part. */
function damagedPart(dice: Dice, bytes: Bytes): Bytes {
  const parts = unzipSync(bytes)
  const name = dice.pick(Object.keys(parts))
  const part = new Uint8Array(parts[name] ?? [])
  return new Uint8Array(zipSync({ ...parts, [name]: damage(dice, damage(dice, part)) }))
}

function damage(dice: Dice, bytes: Bytes): Bytes {
  const at = dice.whole(0, bytes.length)
  const to = Math.min(bytes.length, at + dice.whole(1, 64))
  const join = (...pieces: Uint8Array[]) => new Uint8Array(Buffer.concat(pieces))
  const kinds = [
    () => bytes.with(Math.min(at, bytes.length - 1), dice.pick(strayBytes)),
    () => bytes.with(Math.min(at, bytes.length - 1), dice.whole(0, 255)),
    () => bytes.slice(0, at),
    () => join(bytes.subarray(0, at), bytes.subarray(to)),
    () => join(bytes.subarray(0, to), bytes.subarray(at)),
    () => join(bytes.subarray(0, at), strToU8(dice.pick(strayNumbers)), bytes.subarray(to)),
    () => join(bytes.subarray(0, at), dice.pick(samples).bytes, bytes.subarray(at)),
    () =>
      join(
        bytes.subarray(0, at),
        ...Array(dice.whole(2, 200)).fill(bytes.subarray(at, to)),
        bytes.subarray(to),
      ),
  ]
  return bytes.length === 0 ? bytes : new Uint8Array(dice.pick(kinds)())
}
