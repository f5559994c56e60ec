import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { type InputLine, lineBytesMax, readLines } from './read-lines.ts'

async function linesOf(...chunks: (string | Uint8Array)[]): Promise<InputLine[]> {
  const found: InputLine[] = []
  for await (const line of readLines(Readable.from(chunks.map((chunk) => Buffer.from(chunk)))))
    found.push(line)
  return found
}

test('joins lines from chunks that end anywhere, even inside a character', async () => {
  const [head, tail] = [Buffer.from('né\n').subarray(0, 2), Buffer.from('né\n').subarray(2)]
  const found = await linesOf('one\r\ntw', 'o', '\n\n', head, tail, 'last')
  expect(found.map(({ number, text }) => [number, text?.trim()])).toEqual([
    [1, 'one'],
    [2, 'two'],
    [4, 'né'],
    [5, 'last'],
  ])
  expect(found.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(17)
})

test('reports a line that is too long and reads the next one', async () => {
  const part = Buffer.alloc(lineBytesMax / 4, 97)
  const found = await linesOf(part, part, part, part, part, 'x\nnext\n')
  expect(found.map(({ number, error, text }) => [number, error ?? text])).toEqual([
    [1, 'This line is longer than 8 MB.'],
    [2, 'next'],
  ])
})

test('reads UTF-16 with a byte order mark and Windows-1252, and refuses other bytes', async () => {
  const wide = Buffer.from('\uFEFFœuf\nĊ\n', 'utf16le')
  const found = await linesOf(wide.subarray(0, 5), wide.subarray(5))
  expect(found.map(({ text }) => text)).toEqual(['œuf', 'Ċ'])
  const [western, binary] = await linesOf(Buffer.from('caf\xe9 \x93hm\x94\n\x00\x01\x02\x03\n', 'latin1'))
  expect(western?.text).toBe('café “hm”')
  expect(binary?.error).toBe('This line is not text.')
})
