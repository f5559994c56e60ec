import * as Y from 'yjs'
import type { CharacterId } from './spans.ts'

/** Characters that follow each other in the text and in the history. */
export type IdRun = CharacterId & { text: string }

/** Returns the text of a block and of all blocks inside it, in the order of the document. */
export function idRunsIn(block: unknown): IdRun[] {
  const runs: IdRun[] = []
  collect(block, runs)
  return runs
}

function collect(part: unknown, runs: IdRun[]): void {
  if (part instanceof Y.XmlText) collectText(part, runs)
  else if (part instanceof Y.XmlFragment) for (const child of part.toArray()) collect(child, runs)
}

function collectText(text: Y.XmlText, runs: IdRun[]): void {
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue
    const { client, clock } = item.id
    const { str } = item.content
    const last = runs.at(-1)
    if (last && last.client === client && last.clock + last.text.length === clock) last.text += str
    else runs.push({ client, clock, text: str })
  }
}
