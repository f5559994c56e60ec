import * as Y from 'yjs'
import { essayFragment } from '../../../../../contract/essays/essay-defaults.ts'
import type { RecordEntry } from '../../../../../contract/essays/record.ts'
import { fromBase64 } from '../../../../../contract/text/base64.ts'
import { applyUpdates } from '../../sync/apply-updates.ts'
import { idRunsIn } from '../origins/id-runs.ts'
import {
  createOriginIndex,
  type ExistingRange,
  type OriginRun,
  type RecordOrigin,
} from '../origins/origin-index.ts'
import { countSpans, readSpans } from '../origins/spans.ts'

export type OriginText = { text: string; origin: RecordOrigin }
/** A paragraph, heading or other part of the text, with its name in the editor. */
export type ReplayBlock = { name: string; texts: OriginText[] }

type Checkpoint = { entries: number; state: Uint8Array; existing: ExistingRange[]; hasPaused: boolean }

const checkpointEvery = 400
/** Names of nodes whose text is not the writer's. */
const uncounted = new Set(['bibliography'])

/** The document after some entries of a record. Going back starts at an earlier checkpoint. */
export class RecordReplay {
  readonly entries: RecordEntry[] = []
  #doc = new Y.Doc()
  #at = 0
  #existing: ExistingRange[] = []
  #hasPaused = false
  #checkpoints: Checkpoint[] = []
  #index: { spans: number; existing: number; find: ReturnType<typeof createOriginIndex> } | null = null

  /** The number of entries that have been applied. */
  get at(): number {
    return this.#at
  }

  add(entries: RecordEntry[]): void {
    this.entries.push(...entries)
  }

  /** Shows the document after this many entries. */
  seek(entries: number): void {
    const target = Math.max(0, Math.min(entries, this.entries.length))
    if (target < this.#at) this.#goBack(target)
    while (this.#at < target) this.#apply(this.entries[this.#at]!)
  }

  #goBack(target: number): void {
    const from = this.#checkpoints.findLast((each) => each.entries <= target)
    this.#doc.destroy()
    this.#doc = new Y.Doc()
    if (from) Y.applyUpdate(this.#doc, from.state)
    this.#existing = [...(from?.existing ?? [])]
    this.#hasPaused = from?.hasPaused ?? false
    this.#at = from?.entries ?? 0
    this.#index = null
  }

  #apply({ kind, payload }: RecordEntry): void {
    if (kind === 'pause') this.#hasPaused = true
    if (payload !== '') {
      const before = kind === 'existing' ? clocksOf(this.#doc) : null
      // One that cannot be merged is no part of the text either.
      applyUpdates(this.#doc, [fromBase64(payload)], null)
      if (before) this.#addExisting(before)
    }
    this.#at++
    if (this.#at % checkpointEvery === 0 && (this.#checkpoints.at(-1)?.entries ?? 0) < this.#at)
      this.#checkpoints.push({
        entries: this.#at,
        state: Y.encodeStateAsUpdate(this.#doc),
        existing: [...this.#existing],
        hasPaused: this.#hasPaused,
      })
  }

  #addExisting(before: Map<number, number>): void {
    const origin = this.#hasPaused ? 'unrecorded' : 'before'
    for (const [client, clock] of clocksOf(this.#doc)) {
      const known = before.get(client) ?? 0
      if (clock > known) this.#existing.push({ client, clock: known, length: clock - known, origin })
    }
  }

  /** Returns the origins of some characters, as known now. */
  originsOf(client: number, clock: number, length: number): OriginRun[] {
    const [spans, existing] = [countSpans(this.#doc), this.#existing.length]
    if (this.#index?.spans !== spans || this.#index.existing !== existing)
      this.#index = { spans, existing, find: createOriginIndex(this.marks()) }
    return this.#index.find(client, clock, length)
  }

  /** Returns what is known of the origins, as known now. */
  marks() {
    return { spans: readSpans(this.#doc), existing: this.#existing }
  }

  /** Returns the text of the document with its origins. */
  blocks(): ReplayBlock[] {
    const blocks: ReplayBlock[] = []
    for (const child of this.#doc.getXmlFragment(essayFragment).toArray()) this.#addBlocks(child, blocks)
    return blocks
  }

  #addBlocks(part: unknown, blocks: ReplayBlock[]): void {
    if (!(part instanceof Y.XmlElement) || uncounted.has(part.nodeName)) return
    const children = part.toArray()
    const isTextBlock = children.length === 0 || children.some((child) => child instanceof Y.XmlText)
    if (!isTextBlock) for (const child of children) this.#addBlocks(child, blocks)
    else blocks.push({ name: part.nodeName, texts: this.#textsIn(part) })
  }

  #textsIn(part: Y.XmlElement): OriginText[] {
    const texts: OriginText[] = []
    for (const { client, clock, text } of idRunsIn(part)) {
      let from = 0
      for (const { length, origin } of this.originsOf(client, clock, text.length)) {
        const stretch = text.slice(from, from + length)
        const last = texts.at(-1)
        if (last?.origin === origin) last.text += stretch
        else texts.push({ text: stretch, origin })
        from += length
      }
    }
    return texts
  }
}

function clocksOf(doc: Y.Doc): Map<number, number> {
  return Y.decodeStateVector(Y.encodeStateVector(doc))
}
