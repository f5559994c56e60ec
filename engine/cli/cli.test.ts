import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { AI_TEXT, HUMAN_TEXT } from '../detector/test-texts.ts'

const bin = fileURLToPath(new URL('../bin/longhand.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'longhand-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function longhand(args: string[], input = ''): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [bin, ...args], { input, encoding: 'utf8' })
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('judges standard input in a report', () => {
  const { status, stdout, stderr } = longhand(['detect'], AI_TEXT)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain('% AI')
})

test('judges files as JSON and goes on past one that is missing', () => {
  const paths = [
    file('a.md', `# Title\n\n${AI_TEXT}`),
    join(folder, 'missing.txt'),
    file('b.txt', HUMAN_TEXT),
  ]
  const { status, stdout, stderr } = longhand(['detect', '--json', ...paths])
  expect(status).toBe(1)
  expect(stderr).toContain('There is no such file')
  const results = JSON.parse(stdout) as { file: string; predicted_class: string }[]
  expect(results.map(({ predicted_class }) => predicted_class)).toEqual(['ai', 'human'])
})

test('answers lines in order and tells dirty ones apart', () => {
  const lines = [
    JSON.stringify({ id: 'a', text: AI_TEXT }),
    'not json',
    JSON.stringify({ id: 7, text: 5 }),
    '',
    JSON.stringify({ id: 'ü', text: HUMAN_TEXT }),
    JSON.stringify({ id: 'short', text: 'Hello there.' }),
  ]
  const { status, stdout, stderr } = longhand(['detect', '--jsonl'], lines.join('\r\n'))
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(status).toBe(1)
  expect(answers.map(({ id }) => id)).toEqual(['a', null, 7, 'ü', 'short'])
  expect(answers[0]).toEqual({
    id: 'a',
    score: expect.any(Number),
    class: 'ai',
    confidence: expect.any(String),
  })
  expect(answers[3].class).toBe('human')
  expect(answers[4].class).toBe('inconclusive')
  expect(answers[1].error).toBe('This line is not JSON.')
  expect(stderr).toContain('line 2: This line is not JSON.')
  expect(stderr).toContain('line 3:')
})

test.each([
  ['broken.docx', 'This is no zip archive at all.', 'broken'],
  ['broken.pdf', '%PDF-1.7 and then nothing', 'broken'],
  ['bomb.docx', zipOf('word/document.xml', Buffer.alloc(80 * 1024 * 1024)), 'too much'],
  ['picture.txt', Uint8Array.from([0x89, 0x50, 0, 0, 1, 2, 3]), 'not a text file'],
])('%s gets a clear error', (name, content, message) => {
  const { status, stderr } = longhand(['detect', file(name, content)])
  expect(status).toBe(1)
  expect(stderr).toContain(message)
})

test('wrong usage is told with status 2', () => {
  expect(longhand(['frobnicate']).status).toBe(2)
  expect(longhand(['detect', '--wrong']).status).toBe(2)
  expect(longhand(['detect', '--jsonl', 'x.txt']).stderr).toContain('takes no files')
  expect(longhand(['--help']).stdout).toContain('longhand detect')
})

/** A zip of one deflated part. Layout: PKWARE APPNOTE.TXT 4.3. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}
