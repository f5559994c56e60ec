import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { TextRange } from '../../../../../contract/essays/comments.ts'
import type { EssayNode } from '../document/essay-blocks.ts'
import { exportEssay } from '../export-essay.ts'
import { essayOf, paragraph } from '../sample-essay.ts'
import { importDocument } from './import-document.ts'

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name))
const textOf = ({ text = '', content = [] }: EssayNode): string => text + content.map(textOf).join('')

/** Returns each thread of a file with the words that it is about, and how many comments were left out. */
async function readThreads(bytes: Uint8Array<ArrayBuffer>) {
  const { document, comments = [], leftOut } = await importDocument(new File([bytes], 'essay.docx'))
  const text = textOf(document)
  expect(JSON.stringify(document)).not.toMatch(/[\ue000-\ue0ff]/)
  const wordsOf = ({ from, to }: TextRange) => text.slice(from, to)
  const threads = comments.map(({ words, author, text: said, isResolved, replies }) => ({
    words: wordsOf(words),
    said: `${author}: ${said}`,
    replies: replies.map((reply) => `${reply.author}: ${reply.text}`),
    ...(isResolved ? { isResolved } : {}),
  }))
  return { document, threads, lost: leftOut.comments }
}

test('finds the comments of a document of Word at their words', async () => {
  const { threads, lost } = await readThreads(sample('word-comments.docx'))
  expect(threads.map(({ words }) => words)).toEqual([
    'Some text worthy of note.',
    'Other text worthy of note.',
    'Paragraph 5',
    'Paragraph 6',
  ])
  expect(threads[0]?.said).toBe('Steve Canny: Text with hyperlink https://google.com embedded.')
  expect(threads[2]?.said).toMatch(/Text with character style\.$/)
  expect(lost).toBeUndefined()
})

test('finds the comments of a document of LibreOffice: over paragraphs, at a point, resolved', async () => {
  expect((await readThreads(sample('libreoffice-comments.docx'))).threads).toEqual([
    { words: 'twelve metres', said: 'Grace Lee: Which year was this?\nPlease add a source.', replies: [] },
    { words: 'are', said: 'Omar Haddad: Shorter, please.', replies: [], isResolved: true },
    { words: 'cheap,', said: 'Omar Haddad: A point between words.', replies: [] },
    {
      words: 'only a part of the shore.They let the water',
      said: 'Grace Lee: Over two paragraphs.',
      replies: [],
    },
  ])
})

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const start = (id: number) => `<w:commentRangeStart w:id="${id}"/>`
const end = (id: number) => `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`
const comment = (id: number, author: string, text: string, more = '') =>
  `<w:comment w:id="${id}" w:author="${author}" w:date="2026-03-01T10:00:00Z"${more}><w:p w14:paraId="0000000${id}"><w:r><w:annotationRef/></w:r>${run(text)}</w:p></w:comment>`
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

function word(body: string, comments: string, extended = ''): Uint8Array<ArrayBuffer> {
  const package_ = 'http://schemas.openxmlformats.org/package/2006'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${package_}/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(`<w:document ${w}><w:body>${body}</w:body></w:document>`),
    'word/comments.xml': strToU8(`<w:comments>${comments}</w:comments>`),
    ...(extended
      ? { 'word/commentsExtended.xml': strToU8(`<w15:commentsEx>${extended}</w15:commentsEx>`) }
      : {}),
  })
}

test('keeps replies and resolved threads of Word, and two threads on the same words apart', async () => {
  const body = `<w:p>${run('The ')}${start(1)}${start(2)}${start(3)}${run('tide')}${end(1)}${end(2)}${end(3)}${run(' rises.')}</w:p>`
  const comments =
    comment(1, 'Kim &amp; Co', 'Which?') + comment(2, 'Lee', 'The high one') + comment(3, 'Ann', 'Done')
  const extended =
    '<w15:commentEx w15:paraId="00000001" w15:done="0"/><w15:commentEx w15:paraId="00000002" w15:paraIdParent="00000001" w15:done="0"/><w15:commentEx w15:paraId="00000003" w15:done="1"/>'
  expect((await readThreads(word(body, comments, extended))).threads).toEqual([
    { words: 'tide', said: 'Kim & Co: Which?', replies: ['Lee: The high one'] },
    { words: 'tide', said: 'Ann: Done', replies: [], isResolved: true },
  ])
  // Google Docs writes no such part.
  expect((await readThreads(word(body, comments))).threads).toEqual([
    { words: 'tide', said: 'Kim & Co: Which?', replies: ['Lee: The high one', 'Ann: Done'] },
  ])
})

test('takes words inside formatting, lists and deletions, and counts comments that lost theirs', async () => {
  const body =
    `<w:p>${start(1)}<w:del w:id="90"><w:r><w:delText>Gone</w:delText></w:r></w:del><w:r><w:rPr><w:b/></w:rPr><w:t>Bold</w:t></w:r>${end(1)}</w:p>` +
    `${start(2)}<w:p>${run('Between')}</w:p><w:commentRangeEnd w:id="2"/><w:p>${run('After')}</w:p>`
  const comments = comment(1, 'Kim', 'One') + comment(2, 'Kim', 'Two') + comment(3, 'Kim', 'Nowhere')
  const { document, threads, lost } = await readThreads(word(body, comments))
  expect(document.content).toHaveLength(3)
  expect(threads).toEqual([
    { words: 'Bold', said: 'Kim: One', replies: [] },
    { words: 'Between', said: 'Kim: Two', replies: [] },
  ])
  expect(lost).toBe(1)
})

test('reads back the comments that an essay is exported with', async () => {
  const written = await exportEssay(essayOf(paragraph('The tide rises.')), {
    ...{ title: 'Tides', font: 'Arial', sizePx: 14, format: 'docx' },
    comments: {
      list: [
        { number: 0, parent: null, author: 'Kim', text: 'Which?', date: new Date(0) },
        { number: 1, parent: 0, author: 'Lee', text: 'All', date: new Date(1_000) },
      ],
      words: [{ from: 4, to: 8, numbers: [0, 1] }],
    },
  })
  const { threads } = await readThreads(new Uint8Array(await written.file.arrayBuffer()))
  expect(threads).toEqual([{ words: 'tide', said: 'Kim: Which?', replies: ['Lee: All'] }])
})
