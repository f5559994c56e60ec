import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'

export type LabelledDocument = {
  id: string
  source: string
  domain: string
  label: 'human' | 'ai'
  text: string
  group: string
}

const files = ['dev.jsonl.gz', 'dev2.jsonl.gz', 'dev-extra-2026.jsonl.gz']

/** The folder of labelled texts: LONGHAND_DATA, or the one beside the project; undefined where it is not there. */
export function findData(): string | undefined {
  const folder =
    process.env.LONGHAND_DATA ?? new URL('../../../../shared/data/detector', import.meta.url).pathname
  return existsSync(`${folder}/${files[0]}`) ? folder : undefined
}

export async function* readLabelled(folder: string): AsyncGenerator<LabelledDocument> {
  for (const file of files) {
    const path = `${folder}/${file}`
    if (!existsSync(path)) continue
    const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) })
    for await (const line of lines) if (line !== '') yield JSON.parse(line) as LabelledDocument
  }
}

/** One group in ten is kept out of everything that is fitted: a document and its rewrites fall on the same side. */
export function isHeldOut(document: Pick<LabelledDocument, 'group' | 'id'>): boolean {
  return hashOf(document) % 10 === 0
}

/** The half of the other groups that the views of the search are fitted to; the bench's judges see the other half. */
export function isForSearch(document: Pick<LabelledDocument, 'group' | 'id'>): boolean {
  return !isHeldOut(document) && Math.floor(hashOf(document) / 10) % 2 === 0
}

function hashOf(document: Pick<LabelledDocument, 'group' | 'id'>): number {
  const key = document.group || document.id
  let h = 0x811c9dc5
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193)
  return h >>> 0
}
