import type { Canonical } from '../tokens/canonical.ts'

/** Returns tokens `[from, to)` as a new text without those marked 1 in `left`, whose first entry is for `from`. */
export function leaveOutTokens(text: Canonical, from: number, to: number, left: Uint8Array): Canonical {
  const kept: number[] = []
  const sentenceStarts: number[] = [0]
  for (let s = 0; s + 1 < text.sentenceStarts.length; s++) {
    const start = Math.max(from, text.sentenceStarts[s]!)
    const end = Math.min(to, text.sentenceStarts[s + 1]!)
    if (start >= end) continue
    for (let i = start; i < end; i++) if (left[i - from] === 0) kept.push(i)
    sentenceStarts.push(kept.length)
  }
  const codes = new Uint16Array(text.starts[to]! - text.starts[from]!)
  const starts = new Int32Array(kept.length + 1)
  let size = 0
  for (const [k, i] of kept.entries()) {
    starts[k] = size
    codes.set(text.codes.subarray(text.starts[i]!, text.starts[i + 1]!), size)
    size += text.starts[i + 1]! - text.starts[i]!
  }
  starts[kept.length] = size
  return {
    length: kept.length,
    codes: codes.subarray(0, size),
    starts,
    forms: Int32Array.from(kept, (i) => text.forms[i]!),
    masks: Int32Array.from(kept, (i) => text.masks[i]!),
    kinds: Uint8Array.from(kept, (i) => text.kinds[i]!),
    capitals: Uint8Array.from(kept, (i) => text.capitals[i]!),
    semicolons: Uint8Array.from(kept, (i) => text.semicolons[i]!),
    facts: kept.map((i) => text.facts[i]!),
    sentenceStarts: Int32Array.from(sentenceStarts),
    core: { from: 0, to: kept.length },
  }
}
