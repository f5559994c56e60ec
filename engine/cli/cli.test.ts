import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { AI_TEXT, HUMAN_TEXT } from '../detector/test-texts.ts'
import { docxOf, pdfOf, zipOf } from './test-files.ts'

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
    '{"id": 12345678901234567890, "text": "Hello there."}',
  ]
  const { status, stdout, stderr } = longhand(['detect', '--jsonl'], lines.join('\r\n'))
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(status).toBe(1)
  expect(answers.slice(0, 4).map(({ id }) => id)).toEqual(['a', null, 7, 'ü'])
  expect(stdout).toContain('{"id":12345678901234567890,"score":')
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
  ['bomb.docx', zipOf({ 'word/document.xml': Buffer.alloc(80 * 1024 * 1024) }), 'too much'],
  ['picture.txt', Uint8Array.from([0x89, 0x50, 0, 0, 1, 2, 3]), 'not a text file'],
])('%s gets a clear error', (name, content, message) => {
  const { status, stderr } = longhand(['detect', file(name, content)])
  expect(status).toBe(1)
  expect(stderr).toContain(message)
})

test('reads a .docx and a .pdf file as the text that they hold', () => {
  const paths = [
    file('machine.docx', docxOf(AI_TEXT)),
    file('person.pdf', pdfOf(HUMAN_TEXT)),
    file('machine.txt', AI_TEXT),
  ]
  const { status, stdout, stderr } = longhand(['detect', '--json', ...paths])
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const [docx, pdf, plain] = JSON.parse(stdout) as { predicted_class: string; text_words: number }[]
  expect([docx!.predicted_class, pdf!.predicted_class]).toEqual(['ai', 'human'])
  expect(docx!.text_words).toBe(plain!.text_words)
  expect(pdf!.text_words).toBeGreaterThan(60)
})

test('wrong usage is told with status 2', () => {
  expect(longhand(['frobnicate']).status).toBe(2)
  expect(longhand(['detect', '--wrong']).status).toBe(2)
  expect(longhand(['detect', '--jsonl', 'x.txt']).stderr).toContain('takes no files')
  expect(longhand(['--help']).stdout).toContain('longhand detect')
})
