import { zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { bulkLimits, bulkTexts } from '../../../contract/api/bulk.ts'
import { inEnglish } from '../../../texts/english.ts'
import { openBulkFiles } from './bulk-files.ts'

const files = openBulkFiles()
afterAll(() => files.close())

const utf8 = new TextEncoder()

async function read(name: string, content: string | Uint8Array, column?: string) {
  const bytes = typeof content === 'string' ? utf8.encode(content) : content
  return files.read({ name, bytes, column }, { owner: 'ana' })
}

async function rowsOf(...given: Parameters<typeof read>) {
  const answer = await read(...given)
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault))
  return answer.rows.map(({ id, text, fault }) => [id, fault ?? text])
}

async function faultOf(...given: Parameters<typeof read>) {
  const answer = await read(...given)
  return answer.ok ? null : answer.fault
}

test('reads the texts of a CSV, with quotes, line breaks and a mark at the start', async () => {
  const csv = '\ufeffID,Text\r\na1,"One, two\nthree ""four"""\r\n,Plain\r\n'
  expect(await rowsOf('texts.csv', csv)).toEqual([
    ['a1', 'One, two\nthree "four"'],
    ['2', 'Plain'],
  ])
})

test('reads another delimiter, another column and a file without names of columns', async () => {
  expect(await rowsOf('texts.csv', 'name;essay;mark\nAna;First one, with a comma;3\n', 'Essay')).toEqual([
    ['Ana', 'First one, with a comma'],
  ])
  expect(await rowsOf('texts.txt', 'One text.\nAnother.\n')).toEqual([
    ['1', 'One text.'],
    ['2', 'Another.'],
  ])
})

test('reports a row without a text, and reads the others', async () => {
  expect(await rowsOf('texts.csv', 'id,text\na\nb,Here\nc,  \n')).toEqual([
    ['a', inEnglish(bulkTexts.rowWithoutText)],
    ['b', 'Here'],
    ['c', inEnglish(bulkTexts.rowWithoutText)],
  ])
})

test('names the column that a CSV lacks', async () => {
  expect(await faultOf('texts.csv', 'a,b\n1,2\n')).toEqual({ kind: 'column', column: 'text' })
})

test('reads texts and objects of a JSONL, and reports a line that is not JSON', async () => {
  const jsonl = '"One"\n{"id": 7, "text": "Two"}\n{"text": \n\n{"id": "d"}\n'
  expect(await rowsOf('texts.jsonl', jsonl)).toEqual([
    ['1', 'One'],
    ['7', 'Two'],
    ['3', inEnglish(bulkTexts.rowNotJson)],
    ['d', inEnglish(bulkTexts.rowWithoutText)],
  ])
})

test('reads the files of a zip, and reports one that is no text', async () => {
  const zip = zipSync({
    'essays/a.txt': utf8.encode('First.'),
    'essays/b.bin': Uint8Array.from({ length: 64 }, (_, i) => i % 7),
    'essays/c.md': utf8.encode('# Third'),
    '__MACOSX/a.txt': utf8.encode('no'),
    '.hidden': utf8.encode('no'),
  })
  const rows = await rowsOf('essays.zip', zip)
  expect(rows.map(([id]) => id)).toEqual(['essays/a.txt', 'essays/b.bin', 'essays/c.md'])
  expect(rows[0]?.[1]).toBe('First.')
  expect(rows[1]?.[1]).toMatch(/^It is .*\.$/)
  expect(rows[2]?.[1]).toBe('# Third')
})

test('reads the rest of a zip with a damaged file', async () => {
  const zip = zipSync({
    'a.txt': utf8.encode('Whole. '.repeat(50)),
    'b.txt': utf8.encode('Damaged. '.repeat(50)),
  })
  const at = Buffer.from(zip).indexOf('b.txt') + 'b.txt'.length
  zip.fill(0xff, at, at + 12)
  const rows = await rowsOf('two.zip', zip)
  expect(rows[0]?.[1]).toMatch(/^Whole/)
  expect(rows[1]).toEqual(['b.txt', inEnglish(bulkTexts.damaged)])
})

test('refuses what is no such file, what is empty, and what unpacks to too much', async () => {
  const noise = Uint8Array.from({ length: 200 }, (_, i) => (i * 37) % 256)
  expect(await faultOf('photo.png', noise)).toEqual({ kind: 'unreadable', text: bulkTexts.kindUnknown })
  expect(await faultOf('texts.csv', 'text\n')).toEqual({ kind: 'unreadable', text: bulkTexts.fileEmpty })
  expect(await faultOf('bad.zip', utf8.encode('PK nothing of the kind'))).toMatchObject({
    kind: 'unreadable',
  })
  const bomb = zipSync({ 'a.txt': new Uint8Array(70 * 1_048_576).fill(97) })
  expect(await faultOf('bomb.zip', bomb)).toEqual({ kind: 'too-large' })
  const many = 'word\n'.repeat(bulkLimits.rowsMax + 1)
  expect(await faultOf('many.txt', many)).toEqual({ kind: 'too-large' })
})
