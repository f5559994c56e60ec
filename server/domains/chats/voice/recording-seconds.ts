import { oggPackets } from './ogg-packets.ts'
import { webmPackets } from './webm-packets.ts'

/** `isMeasured` is false for an estimate, which may be several times too long. */
export type RecordingSeconds = { seconds: number; isMeasured: boolean }

/** A packet of coded sound: its first bytes, and its length. */
export type Packet = { head: Uint8Array; size: number }

/** Speech below 8 kbit/s is hardly understood, so a recording of unknown length is taken for this slow. */
const bytesPerSecondMin = 1_000
/** Packets before the sound: the header and the comments of an Ogg file. */
const opusHeads = ['OpusHead', 'OpusTags']
/** What a container adds to a file and to each packet, at most. */
const fileHeadBytes = 10_000
const packetHeadBytes = 32

/**
 * Returns how long a recording is, which a transcription service bills. Opus and PCM are measured by the sound itself,
 * because a declared duration may be wrong. Reads headers only, and takes one pass.
 */
export function recordingSeconds(bytes: Uint8Array, ending: string): RecordingSeconds {
  const measured = measure(bytes, ending)
  return measured !== null && measured > 0
    ? { seconds: measured, isMeasured: true }
    : { seconds: bytes.length / bytesPerSecondMin, isMeasured: false }
}

function measure(bytes: Uint8Array, ending: string): number | null {
  if (ending === 'wav') return wavSeconds(bytes)
  const packets = ending === 'webm' ? webmPackets(bytes) : ending === 'ogg' ? oggPackets(bytes) : null
  return packets && opusSeconds(packets, bytes.length)
}

/**
 * Adds the durations of Opus packets (RFC 6716 section 3.1). Bytes beside them count as sound of unknown length,
 * because a decoder may find some where this reader finds none.
 */
function opusSeconds(packets: Iterable<Packet>, bytes: number): number {
  let milliseconds = 0
  let known = fileHeadBytes
  for (const { head, size } of packets) {
    known += size + packetHeadBytes
    const [first, second = 0] = head
    if (first === undefined || opusHeads.some((word) => startsWith(head, word))) continue
    const frames = [1, 2, 2, second & 63][first & 3] ?? 1
    milliseconds += frames * frameMs(first >> 3)
  }
  return milliseconds / 1_000 + Math.max(0, bytes - known) / bytesPerSecondMin
}

function frameMs(config: number): number {
  if (config < 12) return [10, 20, 40, 60][config & 3] ?? 60
  if (config < 16) return [10, 20][config & 1] ?? 20
  return [2.5, 5, 10, 20][config & 3] ?? 20
}

/** Samples of uncompressed sound have one size, which the decoder uses too. */
function wavSeconds(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let bytesPerSecond = 0
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    if (startsWith(bytes.subarray(at), 'fmt ') && at + 24 <= bytes.length) {
      // 1: PCM. Compressed kinds of WAV are not measured.
      if (view.getUint16(at + 8, true) !== 1) return null
      bytesPerSecond = view.getUint32(at + 12, true) * view.getUint16(at + 20, true)
    }
    if (startsWith(bytes.subarray(at), 'data'))
      return bytesPerSecond > 0 ? (bytes.length - at - 8) / bytesPerSecond : null
    at += 8 + size + (size % 2)
  }
  return null
}

function startsWith(bytes: Uint8Array, word: string): boolean {
  for (let i = 0; i < word.length; i++) if (bytes[i] !== word.charCodeAt(i)) return false
  return true
}
