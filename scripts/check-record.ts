// npm run check-record -- FILE: checks the chain and the signature of an exported authorship record.
import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { canonicalSeal, findChainFault, type RecordFile, recordFormat } from '../contract/essays/record.ts'

const reasons = {
  number: 'its number does not follow from the entry before it',
  time: 'its time is before that of the entry before it',
  hash: 'its hash does not match its content and the entry before it',
}

const [path] = process.argv.slice(2)
if (!path) {
  console.error('Usage: npm run check-record -- FILE')
  process.exit(2)
}
const { lines, isIntact } = await checkRecord(readFileSync(path, 'utf8'))
console.log(lines.join('\n'))
process.exitCode = isIntact ? 0 : 1

async function checkRecord(text: string): Promise<{ lines: string[]; isIntact: boolean }> {
  const record = readRecord(text)
  if (!record) return { lines: ['This file is not an authorship record of Longhand.'], isIntact: false }
  const { id, title, entries } = record
  const lines = [`“${title}”: ${entries.length} entries`]
  if (entries.length > 0) lines.push(`from ${entries[0]!.receivedAt} to ${entries.at(-1)!.receivedAt}`)
  const fault = await findChainFault(id, entries)
  lines.push(
    fault
      ? `BROKEN: entry ${fault.number} was changed, added or removed: ${reasons[fault.reason]}.`
      : 'The chain is intact: no entry was changed, added or removed.',
  )
  const sealed = checkSeal(record)
  return { lines: [...lines, ...sealed.lines], isIntact: !fault && sealed.isIntact }
}

function readRecord(text: string): RecordFile | null {
  try {
    const file = JSON.parse(text) as RecordFile
    return file.format === recordFormat && Array.isArray(file.entries) ? file : null
  } catch {
    return null
  }
}

function checkSeal({ id, entries, seal }: RecordFile): { lines: string[]; isIntact: boolean } {
  if (!seal)
    return { lines: ['The record is not signed, so it does not show which server made it.'], isIntact: true }
  const last = entries.at(seal.number - 1)
  if (seal.recordId !== id || last?.hash !== seal.head)
    return { lines: ['BROKEN: the signature belongs to other entries.'], isIntact: false }
  const key = createPublicKey({ key: Buffer.from(seal.publicKey, 'base64'), format: 'der', type: 'spki' })
  if (!verify(null, Buffer.from(canonicalSeal(seal)), key, Buffer.from(seal.signature, 'base64')))
    return { lines: ['BROKEN: the signature does not match.'], isIntact: false }
  return {
    lines: [
      `Signed on ${seal.sealedAt} with the key ${seal.publicKey}`,
      `Compare this key with the one at ${seal.site}/api/essay-records/key`,
      ...(seal.number < entries.length
        ? [`The signature covers the first ${seal.number} entries only.`]
        : []),
    ],
    isIntact: true,
  }
}
