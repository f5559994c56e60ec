import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { collect, textBytesMax } from './byte-source.ts'
import { readText } from './read-text.ts'
import { docxOf, pdfOf, wordOf, zipOf } from './test-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'longhand-read-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

function utf16be(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16()
}

test.each([
  ['UTF-8', Buffer.from('café “hm” 😀')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFcafé “hm” 😀')],
  ['UTF-16 little-endian', Buffer.from('\uFEFFcafé “hm” 😀', 'utf16le')],
  ['UTF-16 big-endian', utf16be('\uFEFFcafé “hm” 😀')],
  ['UTF-16 without a mark', Buffer.from('A plain text, as some old editors save it.', 'utf16le')],
  ['Windows-1252', Buffer.from('caf\xe9 \x93hm\x94 :)', 'latin1')],
])('a text in %s', async (name, bytes) => {
  const text = await readText(file(`${name}.txt`, bytes))
  expect(['café “hm” 😀', 'café “hm” :)', 'A plain text, as some old editors save it.']).toContain(text)
})

test.each([
  ['letter.docx', docxOf('One & two.\nThree <four>.'), 'One & two.\n\nThree <four>.'],
  ['misnamed.txt', docxOf('A Word document.'), 'A Word document.'],
  ['misnamed.docx', pdfOf('A page.'), 'A page.'],
  ['no-ending', pdfOf('A page.'), 'A page.'],
])('%s is opened as what it is', async (name, bytes, text) => {
  expect(await readText(file(name, bytes))).toBe(text)
})

test('reads the words of a Word document without deleted, hidden or duplicate text', async () => {
  const body = `<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>Kept</w:t><w:tab/><w:t xml:space="preserve"> a&#233;&#x1F600; </w:t></w:r>
    <w:del><w:r><w:t>gone</w:t></w:r></w:del><w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom><w:r><w:instrText>PAGE</w:instrText><w:br/><w:t>b</w:t></w:r></w:p>
    <w:p><w:r><w:t>Before </w:t><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>box</w:t></w:r></w:p></w:txbxContent></mc:Choice>
    <mc:Fallback><w:txbxContent><w:p><w:r><w:t>box</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent><w:t>after</w:t></w:r></w:p>
    <w:p/><w:p><w:r><w:t><![CDATA[1 < 2]]></w:t></w:r><!-- <w:t>no</w:t> --><m:t>x</m:t></w:p>`
  expect(await readText(file('rich.docx', wordOf(body)))).toBe(
    'Kept\t aé😀 \nb\n\nBefore after\n\nbox\n\n\n\n1 < 2',
  )
  const renamed = Buffer.from(
    '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:t>Strict</x:t></x:p></x:body></x:document>',
  )
  expect(await readText(file('strict.docx', zipOf({ 'word/document.xml': renamed })))).toBe('Strict')
})

const bomb = zipOf({ 'word/document.xml': Buffer.alloc(80 * 1024 * 1024) })
test.each([
  ['broken.docx', 'This is no zip archive at all.', 'broken'],
  ['cut.docx', docxOf('One two three.').subarray(0, 600), 'broken'],
  ['empty.docx', docxOf(''), 'holds no text'],
  ['bomb.docx', bomb, 'unpacks to too much'],
  ['workbook.docx', zipOf({ 'xl/workbook.xml': Buffer.from('<x/>') }), 'This is an Excel workbook'],
  ['broken.pdf', '%PDF-1.7 and then nothing', 'broken'],
  ['empty.pdf', 'not a page', 'broken'],
  ['old.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old Word file'],
  ['picture.txt', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'This is no text but a picture.'],
  ['bytes.txt', Uint8Array.from([0x41, 0x50, 0, 0, 1, 2, 3]), 'This is not a text file.'],
  [
    'one-nul.txt',
    `${'Plain words. '.repeat(200)}\0${'More words. '.repeat(200)}`,
    'This is not a text file.',
  ],
  ['letter.rtf', '{\\rtf1 Hello}', 'rich text'],
  ['long.txt', Buffer.alloc(textBytesMax + 1, 97), 'larger than 8 MB'],
])('%s gets a clear error', async (name, content, message) => {
  await expect(readText(file(name, content))).rejects.toThrow(message)
})

test('distinguishes a folder from a missing file', async () => {
  await expect(readText(folder)).rejects.toThrow('This is a folder.')
  await expect(readText(join(folder, 'none.txt'))).rejects.toThrow('There is no such file.')
})

test('does not keep an endless stream in memory', async () => {
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(64 * 1024, 97)
    })(),
  )
  await expect(collect(endless)).rejects.toThrow('larger than 8 MB')
})
