import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import {
  isKeptForCurve,
  readCurveDocuments,
  readDocuments,
  readLearnt,
  readOwnTexts,
} from './read-documents.ts'
import { labelled } from './test-corpus.ts'

const folder = mkdtempSync(join(tmpdir(), 'longhand-texts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(into: string, name: string, lines: string[]): string {
  const path = join(folder, into)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, name), gzipSync(lines.join('\n')))
  return path
}

const texts = ['one “two”', 'line\nbreak', 'ümlaut 🙂'].map((text) => labelled({ text }))
const lines = texts.map((text) => JSON.stringify(text))

test('reads the texts of all files in the order of names and lines', () => {
  write('some', 'b.jsonl.gz', [lines[2]!, ''])
  const path = write('some', 'a.jsonl.gz', [lines[0]!, '', lines[1]!])
  writeFileSync(join(path, 'manifest.json'), '{}')
  expect(readDocuments(path)).toEqual(texts)
})

test('learns no text of the files that are kept for the curve, except those that are not kept', () => {
  const person = (source: string) => labelled({ source })
  write(
    'kept',
    'people-essays-2026-11.jsonl.gz',
    ['a', 'b', 'c', 'd'].map((name) => JSON.stringify(person(name))),
  )
  const path = write('kept', 'dev.jsonl.gz', lines)
  expect(readDocuments(path)).toEqual(texts)
  const fresh = readCurveDocuments(path)
  expect(fresh.filter(isKeptForCurve)).toHaveLength(2)
  const learnt = new Set(readLearnt(path).map(({ id }) => id))
  for (const document of fresh) expect(learnt.has(document.id)).toBe(!isKeptForCurve(document))
})

test('own texts are whole texts by models, each its own group', () => {
  const own = readOwnTexts()
  expect(own.length).toBeGreaterThan(3000)
  for (const { label, source, text, domain } of own) {
    expect([label, source]).toEqual(['ai', 'assistant26'])
    expect(text.split(/\s+/).length).toBeGreaterThan(15)
    expect(domain).not.toBe('')
  }
  expect(new Set(own.map(({ group }) => group)).size).toBe(own.length)
})

test('names the folder without texts and explains how to choose another', () => {
  const empty = write('empty', 'notes.txt', [])
  for (const path of [empty, join(folder, 'nowhere')])
    expect(() => readDocuments(path)).toThrow(
      `No labelled text: ${path} has no *.jsonl.gz file. Name another folder with --data.`,
    )
})

test.each(['train.ts', 'count-phrases.ts'])(
  '%s without texts says so in one line, without a stack, and fails',
  (name) => {
    const program = fileURLToPath(new URL(`../commands/${name}`, import.meta.url))
    const path = join(folder, 'nowhere')
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--data', path], {
      encoding: 'utf8',
    })
    expect(stderr).toBe(
      `No labelled text: ${path} has no *.jsonl.gz file. Name another folder with --data.\n`,
    )
    expect(stdout).toBe('')
    expect(status).toBe(1)
  },
)
