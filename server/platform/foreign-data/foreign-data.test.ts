import { expect, test } from 'vitest'
import { parseJson, readJson } from './read-json.ts'
import { ForeignDataError, readLimited, readStart } from './read-limited.ts'

/** Counts the pieces that are asked for. */
function sender(pieces: string[]) {
  const sent = { pieces: 0, isOver: false }
  async function* body() {
    try {
      for (const piece of pieces) {
        sent.pieces++
        yield Buffer.from(piece)
      }
    } finally {
      sent.isOver = true
    }
  }
  return { sent, body: body() }
}

test('reads a body, and ends one that is too large as soon as it is', async () => {
  expect((await readLimited(sender(['ab', 'cd']).body, { bytesMax: 4 })).toString()).toBe('abcd')
  expect((await readLimited(null, { bytesMax: 4 })).length).toBe(0)
  const { sent, body } = sender(Array<string>(100).fill('abc'))
  await expect(readLimited(body, { bytesMax: 4 })).rejects.toThrow(ForeignDataError)
  expect(sent).toEqual({ pieces: 2, isOver: true })
})

test('reads the start of a body of any size', async () => {
  const { sent, body } = sender(Array<string>(100).fill('abc'))
  const { bytes, hasMore } = await readStart(body, { bytesMax: 4 })
  expect([bytes.toString(), hasMore, sent.isOver]).toEqual(['abca', true, true])
})

test('ends a body in too many pieces', async () => {
  const { sent, body } = sender(Array<string>(300_000).fill('a'))
  await expect(readLimited(body, { bytesMax: 1_000_000 })).rejects.toThrow('too large')
  expect(sent.pieces).toBeLessThan(10_000)
})

test('parses JSON, and refuses one of many small parts or of many levels before parsing it', async () => {
  const limits = { bytesMax: 5_000_000, signsMax: 1_000 }
  expect(await readJson(sender(['{"a":', '["é"]}']).body, limits)).toEqual({ a: ['é'] })
  const text = JSON.stringify({ text: '[{,:}]"'.repeat(100_000) })
  expect(await readJson(sender([text]).body, limits)).toEqual(JSON.parse(text))
  for (const bad of [`[${'{},'.repeat(100_000)}{}]`, '['.repeat(1_000_000), '', '{"a"', 'x'.repeat(9_000)])
    await expect(readJson(sender([bad]).body, limits)).rejects.toThrow(ForeignDataError)
  expect(() => parseJson(`[${'[],'.repeat(2_000)}1]`, limits)).toThrow('too many parts')
})
