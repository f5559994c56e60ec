import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { aiText, humanText } from '../detector/test-texts.ts'
import { docxOf, pdfOf, zipOf } from './test-files.ts'

const bin = fileURLToPath(new URL('../bin/longhand.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'longhand-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function longhand(
  args: string[],
  input: string | Uint8Array = '',
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [bin, ...args], { input, encoding: 'utf8' })
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('judges standard input in a report', () => {
  const { status, stdout, stderr } = longhand(['detect'], aiText)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain('% AI')
})

test('judges files as JSON and continues after a missing one', () => {
  const paths = [file('a.md', `# Title\n\n${aiText}`), join(folder, 'missing.txt'), file('b.txt', humanText)]
  const { status, stdout, stderr } = longhand(['detect', '--json', ...paths])
  expect(status).toBe(1)
  expect(stderr).toContain('There is no such file')
  const results = JSON.parse(stdout) as { file: string; predicted_class: string }[]
  expect(results.map(({ predicted_class }) => predicted_class)).toEqual(['ai', 'human'])
})

test('answers lines in order and reports invalid ones', () => {
  const lines = [
    JSON.stringify({ id: 'a', text: aiText }),
    'not json',
    JSON.stringify({ id: 7, text: 5 }),
    '',
    JSON.stringify({ id: 'ü', text: humanText }),
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

test('opens a Word document and a PDF on standard input', () => {
  for (const document of [docxOf(aiText), pdfOf(aiText)]) {
    const { stdout, stderr } = longhand(['detect', '--json'], document)
    expect(stderr).toBe('')
    expect((JSON.parse(stdout) as { predicted_class: string }).predicted_class).toBe('ai')
  }
  expect(longhand(['humanize'], docxOf(aiText)).status).toBe(0)
})

test('exits with 1, the reason and no other output for one unreadable file', () => {
  for (const options of [[], ['--json']]) {
    const { status, stdout, stderr } = longhand(['detect', ...options, file('broken.pdf', '%PDF-1.7')])
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('This .pdf file is broken.')
  }
})

const bomb = zipOf({ 'word/document.xml': Buffer.alloc(80 * 1024 * 1024) })
const long = `${aiText}\n\n`.repeat(Math.ceil(1_000_000 / aiText.length))
test.runIf(process.platform === 'linux').each([
  ['a short text', 'short.txt', aiText, 'judged'],
  ['a PDF', 'short.pdf', pdfOf(aiText), 'judged'],
  ['a zip bomb', 'bomb.docx', bomb, 'unpacks to too much'],
  ['1 MB', 'long.txt', long, 'judged'],
  ['1 MB in a Word document', 'long.docx', docxOf(long), 'judged'],
])('%s uses at most 150 MB', { timeout: 120_000 }, (_name, name, content, outcome) => {
  // Measured inside the process, because the system's figure includes the pages of the parent process.
  const watch =
    "import{readFileSync as r,writeSync as w}from'node:fs';process.on('exit',()=>w(2,r('/proc/self/status','utf8').match(/VmHWM.*/)[0]+'\\n'))"
  const { stderr } = spawnSync(process.execPath, [bin, 'detect', file(name, content)], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watch)}` },
  })
  if (outcome !== 'judged') expect(stderr).toContain(outcome)
  else expect(stderr).not.toContain('longhand:')
  expect(Number(stderr.match(/VmHWM:\s+(\d+) kB/)?.[1])).toBeLessThan(150 * 1024)
})

test('reads the text of a .docx and a .pdf file', () => {
  const paths = [
    file('machine.docx', docxOf(aiText)),
    file('person.pdf', pdfOf(humanText)),
    file('machine.txt', aiText),
  ]
  const { status, stdout, stderr } = longhand(['detect', '--json', ...paths])
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const [docx, pdf, plain] = JSON.parse(stdout) as { predicted_class: string; text_words: number }[]
  expect([docx!.predicted_class, pdf!.predicted_class]).toEqual(['ai', 'human'])
  expect(docx!.text_words).toBe(plain!.text_words)
  expect(pdf!.text_words).toBeGreaterThan(60)
})

test('exits with 2 on wrong usage', () => {
  expect(longhand(['frobnicate']).status).toBe(2)
  expect(longhand(['detect', '--wrong']).status).toBe(2)
  expect(longhand(['detect', '--jsonl', 'x.txt']).stderr).toContain('takes no files')
  expect(longhand(['--help']).stdout).toContain('longhand detect')
})
