import { expect, test } from 'vitest'
import { refusalTexts } from '../../../contract/refusals.ts'
import { inEnglish } from '../../../texts/english.ts'
import type { TokenUse } from './models.ts'
import { readCompletion } from './read-completion.ts'

const encoder = new TextEncoder()

/** A response body that arrives in pieces of `size` bytes. */
function bodyOf(text: string, size = 7): ReadableStream<Uint8Array> {
  const bytes = encoder.encode(text)
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
}

function event(chunk: object, end = '\n\n'): string {
  return `data: ${JSON.stringify(chunk)}${end}`
}

const piece = (content: unknown) => event({ choices: [{ delta: { content } }] })
const finish = (reason: string) => event({ choices: [{ delta: {}, finish_reason: reason }] })

async function read(text: string, size?: number): Promise<{ text: string; tokens: number }> {
  const read = { text: '', tokens: 0 }
  const onUsage = ({ input, output }: TokenUse) => {
    read.tokens = input + output
  }
  const stream = readCompletion(bodyOf(text, size), { onUsage })
  for await (const part of stream) read.text += part
  return read
}

test('joins the text of events that are cut anywhere, within characters too', async () => {
  const text = `: comment\n\n${piece('Bäche ')}${piece('und 🌊')}${finish('stop')}data: [DONE]\n\n`
  for (const size of [1, 2, 3, 5, 1_000])
    expect(await read(text, size)).toEqual({ text: 'Bäche und 🌊', tokens: 0 })
})

test('reads line ends with a carriage return, events without a last line end, and data without a blank', async () => {
  const text = `${piece('a')}${finish('stop')}`.replaceAll('\n', '\r\n').replaceAll('data: ', 'data:')
  expect(await read(text)).toMatchObject({ text: 'a' })
  expect(await read(text.trimEnd())).toMatchObject({ text: 'a' })
})

test('reads content in parts and refusals, and skips reasoning', async () => {
  const parts = [
    { type: 'thinking', thinking: [] },
    { type: 'text', text: 'Yes' },
  ]
  const refusal = event({ choices: [{ delta: { reasoning_content: 'hm', content: null, refusal: ', no' } }] })
  expect(await read(piece(parts) + refusal + finish('stop'))).toMatchObject({ text: 'Yes, no' })
})

test('reports the usage that arrives after the finish reason', async () => {
  const usage = event({ choices: [], usage: { prompt_tokens: 40, completion_tokens: 2 } })
  expect(await read(piece('a') + finish('stop') + usage)).toEqual({ text: 'a', tokens: 42 })
})

test('throws for an error and for an end without a finish reason', async () => {
  await expect(read(piece('a') + event({ error: { message: 'secret' } }))).rejects.toThrow('responded with')
  await expect(read('data: {"choices"\n\n')).rejects.toThrow('finish reason')
  await expect(read(piece('a'))).rejects.toThrow('finish reason')
  await expect(read('<html>not a stream</html>')).rejects.toThrow('finish reason')
})

test('throws model_cut_off after the text that fitted, and model_failed when the connection breaks', async () => {
  await expect(read(piece('a') + finish('length'))).rejects.toMatchObject({ code: 'model_cut_off' })
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  await expect(readCompletion(broken).next()).rejects.toMatchObject({ code: 'model_failed' })
})

test('ends thinking that repeats itself, and gives it to nobody as text', async () => {
  const line = 'Perhaps the moon pulls at the sea, so let us think about the moon once more. '
  let thoughts = ''
  const reasoning = event({ choices: [{ delta: { reasoning_content: line } }] }).repeat(40)
  const marked = piece(`<think>${line.repeat(40)}`)
  for (const body of [reasoning, marked]) {
    thoughts = ''
    const onThoughts = (piece: string) => {
      thoughts += piece
    }
    const stream = readCompletion(bodyOf(body + piece('Yes.') + finish('stop'), 1_000), { onThoughts })
    await expect(stream.next()).rejects.toMatchObject({ message: inEnglish(refusalTexts.modelRepeats) })
    expect(thoughts.startsWith(line)).toBe(true)
  }
})

test('refuses a line without an end', async () => {
  await expect(read(`data: ${'x'.repeat(1_100_000)}`, 65_536)).rejects.toThrow('too long')
})
