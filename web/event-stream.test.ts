import { expect, test } from 'vitest'
import { createEventParser, readEvents } from './event-stream.ts'

function parseAll(pieces: string[]): string[] {
  const parse = createEventParser()
  return pieces.flatMap(parse)
}

test('returns whole events wherever the chunks end', () => {
  const stream = ': still here\n\ndata: {"a":1}\n\nevent: x\ndata: one\ndata: two\n\n'
  const expected = ['{"a":1}', 'one\ntwo']
  for (let cut = 0; cut <= stream.length; cut++)
    expect(parseAll([stream.slice(0, cut), stream.slice(cut)])).toEqual(expected)
  expect(parseAll([...stream])).toEqual(expected)
})

test('accepts every kind of line break, also one split between chunks', () => {
  expect(parseAll(['data: a\r', '\n\r\ndata: b\r\r', 'data:c\n\n'])).toEqual(['a', 'b', 'c'])
})

test('waits for the empty line that ends an event', () => {
  expect(parseAll(['data: half'])).toEqual([])
  expect(parseAll(['data: half\n'])).toEqual([])
})

test('joins characters that are split between chunks', async () => {
  const bytes = new TextEncoder().encode('data: {"text":"Wörter — 字"}\n\n')
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
      controller.close()
    },
  })
  const events = []
  for await (const event of readEvents<{ text: string }>(body)) events.push(event)
  expect(events).toEqual([{ text: 'Wörter — 字' }])
})

test('reports a broken connection as an error, not as the end', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new TypeError('network error'))
    },
  })
  await expect(readEvents(body).next()).rejects.toThrow('network error')
})
