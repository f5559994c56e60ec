import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { marked } from 'marked'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { CitationStyle } from '../../../../contract/essays/citation-styles.ts'
import { renderCitations } from '../sources/render/engine.ts'
import { loadStyle } from '../sources/render/style-files.ts'
import type { CitationTexts } from './document/citation-texts.ts'
import { readEssay } from './document/essay-blocks.ts'
import { type EssayFormat, exportEssay } from './export-essay.ts'
import { faceFile } from './pdf/face-files.ts'
import { writePdf } from './pdf/write-pdf.ts'
import { readRtf } from './rtf/read-rtf.ts'
import { essayOf, node, paragraph, note as writtenNote } from './sample-essay.ts'

const owen = {
  id: 'owen',
  type: 'book',
  title: 'Tides of a very large and very deep sea, and of the lands that lie around it & beyond',
  author: [{ family: 'Owen', given: 'Ann' }],
  issued: { 'date-parts': [[2020]] },
  publisher: 'Knopf',
}
const grady = {
  id: 'grady',
  type: 'article-journal',
  title: 'Deep water',
  author: [{ family: 'Grady', given: 'Jo' }],
  issued: { 'date-parts': [[2019]] },
  'container-title': 'Sea Letters',
  volume: '8',
  DOI: '10.1000/182',
}
const citation = (key: string, ...ids: string[]) => ({
  type: 'citation',
  attrs: { key, cites: ids.map((id) => ({ id, locator: '12' })) },
})
const essay = essayOf(
  paragraph('It rises ', citation('1', 'owen'), ' and falls', writtenNote('My own note.'), '.'),
  node('heading', ['References'], { level: 2 }),
  { type: 'bibliography' },
)

async function textsIn(style: CitationStyle): Promise<CitationTexts> {
  const citations = [
    { key: '1', cites: [{ id: 'owen', locator: '12' }], note: 1 },
    { key: '2', cites: [{ id: 'grady' }], note: 3 },
  ]
  const made = renderCitations({ ...(await loadStyle(style)), sources: [owen, grady], citations })
  const byKey = new Map(made.citations.map(({ key, runs }) => [key, runs]))
  return {
    read: ({ key }) => ({ runs: byKey.get(String(key)) ?? [], isNote: style === 'chicago-notes' }),
    ...made.bibliography,
  }
}

const choice = { title: 'Tides', font: 'Times New Roman', sizePx: 14 }
async function written(style: CitationStyle, format: EssayFormat): Promise<File> {
  return (await exportEssay(essay, { ...choice, format, citations: await textsIn(style) })).file
}
async function readWord(style: CitationStyle) {
  const bytes = Buffer.from(await (await written(style, 'docx')).arrayBuffer())
  const body = strFromU8(unzipSync(bytes)['word/document.xml']!)
  return { html: (await mammoth.convertToHtml({ buffer: bytes })).value, body }
}

test('docx has citations as text, and entries with italics, links and a hanging indent', async () => {
  const { html, body } = await readWord('apa')
  expect(html).toContain('<p>It rises (Owen, 2020, p. 12) and falls')
  expect(html).toContain('Grady, J. (2019). Deep water. <em>Sea Letters</em>, <em>8</em>.')
  expect(html).toContain('<a href="https://doi.org/10.1000/182">')
  expect(body.match(/<w:ind w:left="720" w:hanging="720"\/>/g)).toHaveLength(2)
})

test('docx has a tab after the numbers of IEEE', async () => {
  const { html, body } = await readWord('ieee')
  expect(html).toContain('It rises [1, p. 12] and falls')
  expect(body).toMatch(/\[1\]<\/w:t><\/w:r><w:r><w:tab\/><\/w:r>/)
})

test('docx has citations of notes as footnotes, numbered with the others', async () => {
  const { html } = await readWord('chicago-notes')
  expect(html).toMatch(/<li id="footnote-1"><p>\s*Ann Owen, <em>Tides of a Very Large/)
  expect(html).toMatch(/<li id="footnote-2"><p>\s*My own note\./)
})

test('docx has the author in the sentence before a note', async () => {
  const texts = await textsIn('chicago-notes')
  const read: CitationTexts['read'] = (attrs) => ({ ...texts.read(attrs), author: 'Owen' })
  const { file } = await exportEssay(essay, { ...choice, format: 'docx', citations: { ...texts, read } })
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await file.arrayBuffer()) })
  expect(value).toMatch(/<p>It rises Owen<sup><a href="#footnote-1"/)
})

test('a citation inside a footnote is written in the note, with the words around it', async () => {
  const content = [
    { type: 'text', text: 'But see ' },
    { type: 'citation', attrs: { key: '1', cites: [{ id: 'owen', locator: '12' }] } },
    { type: 'text', text: '.' },
  ]
  const json = essayOf(paragraph('It rises', { type: 'footnote', attrs: { text: 'But see Owen.', content } }))
  const citations = await textsIn('apa')
  const { file } = await exportEssay(json, { ...choice, format: 'md', citations })
  expect(await file.text()).toContain('[^1]: But see (Owen, 2020, p. 12).')
})

test('rtf has citations, footnotes and hanging indents', async () => {
  const file = await (await written('apa', 'rtf')).text()
  expect(readRtf(file).words).toContain('It rises (Owen, 2020, p. 12) and falls')
  expect(file.match(/\\fi-720\\li720/g)).toHaveLength(2)
  const { notes } = readRtf(await (await written('chicago-notes', 'doc')).text())
  expect(notes[0]).toContain('Ann Owen, Tides of a Very Large')
})

test('Markdown and HTML have citations and entries with their marks', async () => {
  const markdown = await (await written('apa', 'md')).text()
  expect(markdown).toContain('It rises (Owen, 2020, p. 12) and falls[^1].')
  expect(marked.parse(markdown, { async: false })).toContain('<em>Sea Letters</em>')
  expect(await (await written('chicago-notes', 'md')).text()).toMatch(
    /\n\[\^1\]: Ann Owen, \*Tides of a Very/,
  )
  const html = await (await written('apa', 'html')).text()
  expect(html).toContain(
    '<p dir="auto" style="padding-inline-start: 2.5em; text-indent: -2.5em">Grady, J. (2019).',
  )
  expect(html).toContain('around it &amp; beyond</em>. Knopf.')
})

test('txt has citations and entries as plain words', async () => {
  const text = await (await written('ieee', 'txt')).text()
  expect(text).toContain('It rises [1, p. 12] and falls[1].')
  expect(text).toContain('[2]\tJ. Grady, “Deep water,” Sea Letters, vol. 8, 2019')
})

test('PDF has citations, and indents the lines of an entry after the first', async () => {
  const { bytes } = await writePdf(readEssay(essay, { ...choice, citations: await textsIn('apa') }), (face) =>
    readFile(faceFile(face)),
  )
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('It rises (Owen, 2020, p. 12) and falls')
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const lefts = new Map<number, number>()
  for (const item of items)
    if ('str' in item && item.str.trim() !== '') {
      const y = Math.round(item.transform[5])
      lefts.set(y, Math.min(lefts.get(y) ?? 1_000, Math.round(item.transform[4])))
    }
  expect([...lefts.values()]).toEqual(expect.arrayContaining([72, 108]))
})

test('a file without the engine has the attribute of a citation', async () => {
  const plain = essayOf(paragraph('See ', { type: 'citation', attrs: { text: '(Owen)' } }), {
    type: 'bibliography',
  })
  const { file } = await exportEssay(plain, { ...choice, format: 'txt' })
  expect(await file.text()).toBe('See (Owen)\n')
})
