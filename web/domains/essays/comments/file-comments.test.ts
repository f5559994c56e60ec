import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { OwnComment } from '../../../../contract/essays/comments.ts'
import { essayFragment } from '../../../../contract/essays/essay-defaults.ts'
import { anchorRange } from '../../../../contract/essays/text-anchors.ts'
import { exportEssay } from '../transfer/export-essay.ts'
import { essayOf, paragraph } from '../transfer/sample-essay.ts'
import { fileComments } from './file-comments.ts'

const lines = ['The tide rises twice a day.', 'The moon pulls the sea.']

function essayDoc(): Y.Doc {
  const doc = new Y.Doc()
  for (const line of lines) {
    const element = new Y.XmlElement('paragraph')
    element.insert(0, [new Y.XmlText(line)])
    doc.getXmlFragment(essayFragment).push([element])
  }
  return doc
}

function commentOn(doc: Y.Doc, words: string, more: Partial<OwnComment> = {}): OwnComment {
  const from = lines.join('').indexOf(words)
  const { anchor, ...passage } = anchorRange(doc, { from, to: from + words.length })!
  return {
    id: words,
    parentId: null,
    author: 'Ben',
    isOwner: false,
    text: 'Is that so?',
    replacement: null,
    isAccepted: false,
    createdAt: '2026-11-20T10:00:00.000Z',
    resolvedAt: null,
    anchor,
    ...passage,
    ...more,
  }
}

async function docxParts(comments: OwnComment[], doc: Y.Doc) {
  const { file } = await exportEssay(essayOf(...lines.map((line) => paragraph(line))), {
    title: 'Tides',
    font: 'Arial',
    sizePx: 14,
    format: 'docx',
    comments: fileComments(comments, doc),
  })
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const xml = (name: string) => (parts[`word/${name}.xml`] ? strFromU8(parts[`word/${name}.xml`]!) : '')
  return { document: xml('document'), comments: xml('comments') }
}

test('writes comments with author, date, replies and suggested words at their words', async () => {
  const doc = essayDoc()
  const first = commentOn(doc, 'twice a day', { replacement: 'every 12 hours' })
  const reply = commentOn(doc, 'twice', { id: 'reply', parentId: first.id, author: '', isOwner: true })
  const { document, comments } = await docxParts([reply, first, commentOn(doc, 'moon')], doc)
  expect(document).toMatch(
    /The tide rises .*<w:commentRangeStart w:id="0"\/><w:commentRangeStart w:id="1"\/>.*>twice a day<.*<w:commentRangeEnd w:id="0"\/>.*<w:commentReference w:id="0"\/>.*<w:commentRangeEnd w:id="1"\/>.*The .*<w:commentRangeStart w:id="2"\/>.*>moon<.*<w:commentRangeEnd w:id="2"\/>/s,
  )
  expect(comments).toContain('w:author="Ben"')
  expect(comments).toContain('w:author="The writer"')
  expect(comments).toContain('2026-11-20T10:00:00')
  expect(comments).toContain('Replace by: “every 12 hours”')
  expect(comments).toContain('Is that so?')
})

test('marks words over two paragraphs, and leaves out resolved and deleted ones', async () => {
  const doc = essayDoc()
  const long = commentOn(doc, 'a day.The moon')
  const resolved = commentOn(doc, 'sea', { resolvedAt: '2026-11-21T10:00:00.000Z' })
  const gone = commentOn(doc, 'rises', { anchor: null, quote: 'falls', before: '', after: '' })
  const { document, comments } = await docxParts([long, resolved, gone], doc)
  expect(document.match(/commentRangeStart/g)).toHaveLength(1)
  expect(document).toMatch(
    /commentRangeStart w:id="0"\/>.*>a day\.<.*<\/w:p>.*>The moon<.*commentRangeEnd w:id="0"/s,
  )
  expect(comments.match(/<w:comment /g)).toHaveLength(1)
})

test('writes no part for comments where there are none, and none in other formats', async () => {
  const doc = essayDoc()
  expect((await docxParts([], doc)).document).not.toContain('comment')
  const { file } = await exportEssay(essayOf(paragraph(lines[0]!)), {
    title: 'Tides',
    font: 'Arial',
    sizePx: 14,
    format: 'md',
    comments: fileComments([commentOn(doc, 'tide')], doc),
  })
  expect(await file.text()).toBe('The tide rises twice a day.\n')
})
