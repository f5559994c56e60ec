import type { Packet } from './recording-seconds.ts'

/** Elements that contain others: Segment, Cluster, BlockGroup. */
const parents = new Set([0x18538067, 0x1f43b675, 0xa0])
/** Elements with a packet: SimpleBlock, Block. */
const blocks = new Set([0xa3, 0xa1])
const tracks = 0x1654ae6b
const lacingBits = 0x06
/** Two frames of 60 ms. */
const longestPacket = Uint8Array.of(0b00011_0_01)

/** Yields each packet of a WebM file. Null if its tracks are not Opus alone. */
export function webmPackets(bytes: Uint8Array): Iterable<Packet> | null {
  for (const { id, start, end } of elementsOf(bytes)) {
    if (blocks.has(id)) return null
    if (id !== tracks) continue
    const described = new TextDecoder('latin1').decode(bytes.subarray(start, Math.min(end, start + 4_096)))
    const codecs = described.match(/[AV]_[A-Z0-9/]{1,40}/g) ?? []
    return codecs.length > 0 && codecs.every((codec) => codec === 'A_OPUS') ? packetsOf(bytes) : null
  }
  return null
}

function* packetsOf(bytes: Uint8Array): Generator<Packet> {
  for (const { id, start, end } of elementsOf(bytes)) {
    if (!blocks.has(id)) continue
    const track = readNumber(bytes, start, true)
    if (!track) continue
    const flagsAt = track.next + 2
    const isLaced = ((bytes[flagsAt] ?? 0) & lacingBits) !== 0
    const head = bytes.subarray(flagsAt + 1, Math.min(end, flagsAt + 20))
    const size = end - flagsAt - 1
    if (!isLaced) yield { head, size }
    else {
      // Several packets in one block, which browsers do not write. Their number comes first, minus one.
      const count = (head[0] ?? 0) + 1
      for (let i = 0; i < count; i++) yield { head: longestPacket, size: size / count }
    }
  }
}

type Element = { id: number; start: number; end: number }

/** Walks through the elements, into those that contain others. An unknown size, as in live recordings, is no end. */
function* elementsOf(bytes: Uint8Array): Generator<Element> {
  for (let at = 0; at < bytes.length; ) {
    const id = readNumber(bytes, at, false)
    const size = id && readNumber(bytes, id.next, true)
    if (!id || !size) return
    const start = size.next
    if (parents.has(id.value)) {
      at = start
      continue
    }
    const end = Math.min(bytes.length, start + size.value)
    yield { id: id.value, start, end }
    at = end
  }
}

/** Reads a number of variable length, whose first bits tell how long it is; for sizes without these bits. */
function readNumber(bytes: Uint8Array, at: number, isSize: boolean): { value: number; next: number } | null {
  const first = bytes[at]
  if (!first) return null
  const length = Math.clz32(first) - 23
  if (at + length > bytes.length) return null
  let value = isSize ? first & (0xff >> length) : first
  for (let i = 1; i < length; i++) value = value * 256 + (bytes[at + i] ?? 0)
  return { value, next: at + length }
}
