import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { aiText } from '../detector/test-texts.ts'
import { applyEdits, type Edit, type Humanization } from '../index.ts'
import { docxOf } from './test-files.ts'

const bin = fileURLToPath(new URL('../bin/longhand.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'longhand-humanize-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function humanize(args: string[], input = ''): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [bin, 'humanize', ...args], { input, encoding: 'utf8', maxBuffer: 1e8 })
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('rewrites standard input and reports what it did on standard error', () => {
  const { status, stdout, stderr } = humanize([], aiText)
  expect(status).toBe(0)
  expect(stdout.trim()).not.toBe(aiText.trim())
  expect(stderr).toMatch(
    /-: \d+ changes, (\d+) of \1 locked spans intact, AI score [\d.]+ before, [\d.]+ after/,
  )
})

test('rewrites files of several kinds as JSON with their edits, and continues after a missing one', () => {
  const paths = [file('a.md', aiText), join(folder, 'missing.txt'), file('b.docx', docxOf(aiText))]
  const { status, stdout, stderr } = humanize(['--json', '--mode', 'strong', ...paths])
  expect(status).toBe(1)
  expect(stderr).toContain('missing.txt: There is no such file.')
  const results = JSON.parse(stdout) as (Humanization & { file: string })[]
  expect(results.map((result) => result.file)).toEqual([paths[0], paths[2]])
  const [first] = results
  expect(first?.mode).toBe('strong')
  expect(applyEdits(aiText, first?.edits ?? [])).toBe(first?.text)
  expect(first?.proof.holds).toBe(true)
})

test('a locked word never changes', () => {
  const text = 'Additionally, individuals must utilize digital tools, and they utilize them to foster change.'
  const { stdout } = humanize(['--lock', 'utilize', '--lock', 'Individuals'], text)
  expect(stdout.match(/utilize/g)).toHaveLength(2)
  expect(stdout).toMatch(/individuals/i)
})

test('returns another language unchanged, with a remark', () => {
  const text =
    'Il faut cultiver notre jardin, dit Candide, et toute la société entra dans ce louable dessein.\n'
  const { status, stdout, stderr } = humanize([], text)
  expect([status, stdout]).toEqual([0, text])
  expect(stderr).toContain('The humanizer works on English text')
})

test('answers lines in order and reports invalid ones', () => {
  const lines = [
    `\uFEFF${JSON.stringify({ id: 'a', text: aiText })}`,
    'not json',
    '',
    JSON.stringify({ id: 2 }),
    '[1]',
    JSON.stringify({ id: 3, text: '' }),
    JSON.stringify({ id: 'b', text: aiText }),
  ]
  const { status, stdout, stderr } = humanize(['--jsonl'], lines.join('\r\n'))
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(status).toBe(1)
  expect(answers.map(({ id }) => id)).toEqual(['a', null, 2, null, 3, 'b'])
  expect(Object.keys(answers[0] ?? {})).toEqual(['id', 'text', 'edits', 'before', 'after', 'locked'])
  expect(applyEdits(aiText, answers[0]?.edits as Edit[])).toBe(answers[0]?.text)
  expect(answers[4]).toMatchObject({ text: '', edits: [], reason: 'There is no text to rewrite.' })
  expect(stderr.match(/line \d+/g)).toEqual(['line 2', 'line 4', 'line 5'])
})

test.each([
  [['--mode', 'brave'], 'There is no mode "brave": clean, balanced or strong.'],
  [['--tone', 'loud'], 'There is no tone "loud": neutral, formal or casual.'],
  [['--purpose', 'poem'], 'There is no purpose "poem"'],
  [['--jsonl', 'a.txt'], '--jsonl reads standard input and takes no files.'],
  [['--shout'], "Unknown option '--shout'"],
])('wrong usage %j ends with 2 and says why', (args, said) => {
  const { status, stdout, stderr } = humanize(args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(said)
})

test('rewrites a text longer than a piece completely, but refuses to list all its edits', {
  timeout: 60_000,
}, () => {
  // The first piece is of another language, which is left as it is and takes little time.
  const german = 'Wir haben gestern Abend lange über das Wetter und die Ernte gesprochen, wie immer.\n\n'
  const first = german.repeat(Math.floor(500_000 / german.length))
  const text = `${first}${aiText}`
  const { status, stdout, stderr } = humanize([], text)
  expect(status).toBe(0)
  expect(stdout.startsWith(first)).toBe(true)
  const rest = stdout.slice(first.length).trimEnd()
  expect(rest).not.toBe(aiText.trimEnd())
  expect(rest.split('\n')).toHaveLength(aiText.trimEnd().split('\n').length)
  expect(stderr).toMatch(/-: [1-9]\d* changes, (\d+) of \1 locked spans intact/)
  expect(humanize(['--json'], text).stderr).toContain('longer than 500000 characters')
  const answer = humanize(['--jsonl'], JSON.stringify({ id: 1, text })).stdout
  expect(JSON.parse(answer)).toEqual({ id: 1, error: 'The "text" is longer than 500000 characters.' })
})
