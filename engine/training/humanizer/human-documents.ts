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

/** Returns the folder of labelled texts: LONGHAND_DATA, or else the folder next to the project. Undefined if it does not exist. */
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

/** Reports whether a document is held out from all training. One group in ten is, so that a document and its rewrites stay together. */
export function isHeldOut(document: Pick<LabelledDocument, 'group' | 'id'>): boolean {
  return hashOf(document) % 10 === 0
}

/** Selects the half of the other groups on which the search's views are trained. The bench's judges are trained on the other half. */
export function isForSearch(document: Pick<LabelledDocument, 'group' | 'id'>): boolean {
  return !isHeldOut(document) && Math.floor(hashOf(document) / 10) % 2 === 0
}

function hashOf(document: Pick<LabelledDocument, 'group' | 'id'>): number {
  const key = document.group || document.id
  let h = 0x811c9dc5
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193)
  return h >>> 0
}
