import type { Packet } from './recording-seconds.ts'

const pageHeadBytes = 27

/** Yields each packet of an Ogg file (RFC 3533). Null if its first stream is not Opus. */
export function oggPackets(bytes: Uint8Array): Iterable<Packet> | null {
  const first = packetsOf(bytes).next()
  return !first.done && isOpusHead(first.value.head) ? packetsOf(bytes) : null
}

function* packetsOf(bytes: Uint8Array): Generator<Packet> {
  let start = -1
  for (let at = 0; at + pageHeadBytes <= bytes.length; ) {
    // What is no page is skipped byte by byte, as decoders do.
    if (bytes[at] !== 0x4f || bytes[at + 1] !== 0x67 || bytes[at + 2] !== 0x67 || bytes[at + 3] !== 0x53) {
      at++
      continue
    }
    const segments = bytes[at + 26] ?? 0
    let body = at + pageHeadBytes + segments
    for (let i = 0; i < segments; i++) {
      const size = bytes[at + pageHeadBytes + i] ?? 0
      if (start < 0) start = body
      body += size
      // A segment of 255 bytes is continued by the next one.
      if (size === 255) continue
      yield { head: bytes.subarray(start, Math.min(body, start + 19)), size: body - start }
      start = -1
    }
    at = body
  }
}

function isOpusHead(packet: Uint8Array): boolean {
  return String.fromCharCode(...packet.subarray(0, 8)) === 'OpusHead'
}
