import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { chatGptConversation, claudeConversation } from '../../../../e2e/support/export-samples.ts'
import { type ImportStep, readImport } from './import-file.ts'
import { jsonItems } from './import-pieces.ts'

const gpt = (id: string) =>
  chatGptConversation(id, `Chat ${id}`, { u: { role: 'user', text: 'Hello', parent: null } })
const claude = (id: string) => claudeConversation(id, `Chat ${id}`, [{ sender: 'human', text: 'Hello' }])

async function steps(file: Blob): Promise<ImportStep[]> {
  const read: ImportStep[] = []
  for await (const step of readImport(file)) read.push(step)
  return read
}
const ids = async (file: Blob) =>
  (await steps(file)).flatMap(({ chats }) => chats.map(({ sourceId }) => sourceId))
const json = (value: unknown) => new Blob([JSON.stringify(value)])
const zip = (files: Record<string, string>) =>
  new Blob([zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))])

test('reads a list of chats, plain or in a zip with other files', async () => {
  expect(await ids(json([gpt('a'), claude('b')]))).toEqual(['a', 'b'])
  const files = { 'chat.html': '<html>', 'user.json': '{}', 'conversations.json': JSON.stringify([gpt('a')]) }
  expect(await ids(zip(files))).toEqual(['a'])
  expect(await ids(zip({ 'data-2024/conversations.json': JSON.stringify([claude('b')]) }))).toEqual(['b'])
})

test('reads the numbered files of a large export in order', async () => {
  const files = Object.fromEntries(
    [2, 0, 10, 1].map((n) => [
      `conversations-${String(n).padStart(3, '0')}.json`,
      JSON.stringify([gpt(`n${n}`)]),
    ]),
  )
  expect(await ids(zip(files))).toEqual(['n0', 'n1', 'n2', 'n10'])
})

test('reads streamed and uncompressed zips', async () => {
  for (const compress of [true, false]) {
    const archive = new ZipFile()
    const text = JSON.stringify([gpt('streamed')])
    archive.addReadStream(Readable.from([text.slice(0, 40), text.slice(40)]), 'conversations.json', {
      compress,
    })
    archive.end({ comment: 'a comment at the end', forceZip64Format: !compress })
    const bytes = await buffer(archive.outputStream as Readable)
    expect(await ids(new Blob([new Uint8Array(bytes)]))).toEqual(['streamed'])
  }
})

test('reads one exported chat, a wrapped list and a byte order mark', async () => {
  const chat = { source: 'longhand', sourceId: 'own', title: 'Own', messages: [{ id: 'a' }] }
  expect(await ids(json({ format: 'longhand.chat', version: 1, chat }))).toEqual(['own'])
  expect(await ids(json({ conversations: [gpt('w')] }))).toEqual(['w'])
  expect(await ids(new Blob(['\ufeff \n', JSON.stringify([gpt('bom')])]))).toEqual(['bom'])
})

test('returns many chats in bounded steps', async () => {
  const read = await steps(json(Array.from({ length: 60 }, (_, i) => gpt(`n${i}`))))
  expect(read.map(({ chats }) => chats.length)).toEqual([25, 25, 10])
  expect(read.at(-1)!.share).toBe(1)
  const long = chatGptConversation('long', 'L', {
    u: { role: 'user', text: 'x'.repeat(1_000_000), parent: null },
  })
  const large = await steps(json([long, { ...long, id: 'l2' }, gpt('small')]))
  expect(large.map(({ chats }) => chats.length)).toEqual([1, 2])
})

test('skips a damaged chat and reports its name', async () => {
  const [step] = await steps(json([gpt('a'), { mapping: {}, title: 'Empty' }, claude('b')]))
  expect(step!.chats).toHaveLength(2)
  expect(step!.failed).toEqual([{ title: 'Empty', reason: 'noMessages' }])
})

test.each([
  ['nothing', new Blob([]), 'empty'],
  ['spaces', new Blob(['  \n ']), 'empty'],
  ['an empty list', json([]), 'emptyList'],
  ['a picture', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2])]), 'notJson|damaged'],
  ['prose', new Blob(['Dear diary']), 'notJson'],
  ['other JSON', json({ name: 'x', version: '1' }), 'noChats'],
  ['a list of something else', json(Array(1_000).fill({ a: 1 })), 'noChats'],
  ['a zip of something else', zip({ 'photo.jpg': 'x' }), 'noChats'],
  ['half a file', new Blob([JSON.stringify([gpt('a'), gpt('b')]).slice(0, -200)]), 'incomplete'],
  ['half a zip', zip({ 'conversations.json': JSON.stringify([gpt('a')]) }).slice(0, 120), 'zipDamaged'],
  ['a zip that is no zip', new Blob(['PK', 'x'.repeat(500)]), 'zipDamaged'],
])('%s is refused', async (_what, file, words) => {
  await expect(steps(file)).rejects.toThrow(new RegExp(words))
})

test('reports damage inside the compressed text', async () => {
  const text = JSON.stringify(Array.from({ length: 50 }, (_, i) => gpt(`${i}${Math.sin(i)}`)))
  const bytes = new Uint8Array(await zip({ 'conversations.json': text }).arrayBuffer())
  bytes.fill(0x55, 200, 260)
  await expect(steps(new Blob([bytes]))).rejects.toThrow(/damaged|notJson|noChats/)
})

test('stops unpacking a zip bomb', async () => {
  const space = zipSync({ 'conversations.json': new Uint8Array(24_000_000).fill(32) }, { level: 9 })
  await expect(steps(new Blob([new Uint8Array(space)]))).rejects.toThrow('bomb')
  const letters = strToU8(`["${'x'.repeat(24_000_000)}`)
  const string = zipSync({ 'conversations.json': letters }, { level: 9 })
  await expect(steps(new Blob([new Uint8Array(string)]))).rejects.toThrow(/chatTooLarge|bomb/)
})

test('splits items correctly wherever the chunks end', async () => {
  const values = [{ a: 'x"]}{[\\' }, [1, [2]], { b: { c: ['\\\\', '"'] } }, { d: 'é🌊' }]
  const text = ` [ ${values.map((value) => JSON.stringify(value)).join(' ,\n')} , 5, "no", null ] `
  for (let size = 1; size < 12; size++) {
    async function* pieces() {
      for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
    }
    const items: unknown[] = []
    for await (const item of jsonItems(pieces())) items.push(JSON.parse(item))
    expect(items).toEqual(values)
  }
})
