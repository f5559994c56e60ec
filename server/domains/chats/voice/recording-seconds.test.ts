import { expect, test } from 'vitest'
import { recordingSeconds } from './recording-seconds.ts'

/** A packet of one frame of 20 ms, as browsers record speech. */
const packet = (size: number) => [0b01111_0_00, ...Array<number>(size - 1).fill(5)]
const words = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** A WebM file as browsers record it: the sizes of Segment and Cluster are unknown. */
function webm(packets: number[][], codec = 'A_OPUS'): Uint8Array {
  const unknown = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
  const name = [0x86, 0x80 | codec.length, ...words(codec)]
  const entry = [0xae, 0x80 | name.length, ...name]
  const block = (data: number[]) => {
    const size = data.length + 4
    return [0xa3, 0x40 | (size >> 8), size & 255, 0x81, 0, 0, 0x80, ...data]
  }
  return Uint8Array.from(
    [
      [0x1a, 0x45, 0xdf, 0xa3, 0x84, 0x42, 0x86, 0x81, 0x01],
      [0x18, 0x53, 0x80, 0x67, ...unknown],
      [0x16, 0x54, 0xae, 0x6b, 0x80 | entry.length, ...entry],
      [0x1f, 0x43, 0xb6, 0x75, ...unknown, 0xe7, 0x81, 0x00],
      ...packets.map(block),
    ].flat(),
  )
}

function ogg(packets: number[][]): Uint8Array {
  const page = (data: number[]) => {
    const lengths = [...Array<number>(Math.floor(data.length / 255)).fill(255), data.length % 255]
    return [...words('OggS'), ...Array<number>(22).fill(0), lengths.length, ...lengths, ...data]
  }
  return Uint8Array.from([words('OpusHead'), words('OpusTags'), ...packets].flatMap(page))
}

function wav(seconds: number, format = 1): Uint8Array {
  const bytes = new Uint8Array(44 + seconds * 16_000)
  const view = new DataView(bytes.buffer)
  bytes.set(words('RIFF'), 0)
  bytes.set(words('WAVEfmt '), 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, format, true)
  view.setUint32(24, 8_000, true)
  view.setUint16(32, 2, true)
  bytes.set(words('data'), 36)
  return bytes
}

const second = (size = 80) => Array.from({ length: 50 }, () => packet(size))
const tenSeconds = Array.from({ length: 10 }, () => second()).flat()

test.each([
  ['WebM', webm(tenSeconds), 'webm'],
  ['Ogg', ogg(tenSeconds), 'ogg'],
  ['WAV', wav(10), 'wav'],
])('measures a recording in %s by its sound', (_, bytes, ending) => {
  const { seconds, isMeasured } = recordingSeconds(bytes, ending)
  expect(seconds).toBeCloseTo(10, 1)
  expect(isMeasured).toBe(true)
})

test('measures packets of several frames, and packets longer than a segment', () => {
  const three = [0b01111_0_11, 3, ...Array<number>(700).fill(5)]
  expect(recordingSeconds(ogg(Array(50).fill(three)), 'ogg').seconds).toBeCloseTo(3, 1)
  const two = [0b01111_0_01, ...Array<number>(100).fill(5)]
  expect(recordingSeconds(webm(Array(50).fill(two)), 'webm').seconds).toBeCloseTo(2, 1)
})

test.each([
  ['another codec', webm(tenSeconds, 'A_VORBIS'), 'webm'],
  ['a picture beside the sound', webm(tenSeconds, 'A_OPUS V_VP8'), 'webm'],
  ['an unknown container', Uint8Array.from(Array(20_000).fill(7)), 'mp4'],
  ['compressed WAV', wav(2, 17), 'wav'],
  ['a WAV without sound', wav(0).subarray(0, 30), 'wav'],
  ['nothing that can be read', Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0]), 'webm'],
])('estimates %s by its bytes', (_, bytes, ending) => {
  expect(recordingSeconds(bytes, ending)).toEqual({ seconds: bytes.length / 1_000, isMeasured: false })
})

test('counts bytes that are hidden from the reader as slow sound', () => {
  const hidden = Uint8Array.from([
    ...webm(second()),
    0,
    ...webm(tenSeconds),
    ...Array<number>(30_000).fill(9),
  ])
  expect(recordingSeconds(hidden, 'webm').seconds).toBeGreaterThan(30)
})

test('reads ten million bytes of the smallest blocks in one pass', () => {
  const started = performance.now()
  const many = webm(Array.from({ length: 1_000 }, () => packet(1)))
  const bytes = new Uint8Array(10_000_000)
  for (let at = 0; at + many.length <= bytes.length; at += many.length) bytes.set(many, at)
  recordingSeconds(bytes, 'webm')
  // A wide ceiling against an attack.
  expect(performance.now() - started).toBeLessThan(3_000)
})
