import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { chatDocument } from './export-docx.ts'

const chat = { title: 'Of the sea & <land>', createdAt: '2026-11-21T08:30:00.000Z' }

async function read(...texts: string[]): Promise<{ html: string; bytes: Buffer }> {
  const messages = texts.map((text, i) => ({
    sender: i % 2 ? ('assistant' as const) : ('user' as const),
    text,
    humanized: false,
    createdAt: chat.createdAt,
    files: [],
  }))
  const file = await chatDocument(chat, messages)
  const bytes = Buffer.from(await file.arrayBuffer())
  return { html: (await mammoth.convertToHtml({ buffer: bytes })).value, bytes }
}
const reply = async (text: string) => (await read('Q', text)).html.split('Longhand')[1]!

test('writes the title, the speakers and the times', async () => {
  const { html, bytes } = await read('Why?\nWhy *not*?', 'Because.')
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(html).toContain('Of the sea &amp; &lt;land&gt;')
  expect(html).toMatch(/<h1>You\s+2026-11-21 08:30 UTC<\/h1>/)
  expect(html).toContain('<p>Why?<br />Why *not*?</p>')
  expect(html).toContain('<p>Because.</p>')
})

describe('converts Markdown to Word’s own elements', () => {
  test.each([
    ['headings below the speaker', '# One\n\n## Two', '<h2>One</h2><h3>Two</h3>'],
    ['emphasis', 'a **b _c_** ~~d~~', 'a <strong>b <em>c</em></strong> <s>d</s>'],
    [
      'lists in lists',
      '- a\n  1. b\n  2. c\n- d',
      '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>',
    ],
    ['tasks', '- [x] done\n- [ ] open', '<ul><li>☑ done</li><li>☐ open</li></ul>'],
    ['links', '[sea](https://a.example/?x=1&y=2)', '<a href="https://a.example/?x=1&amp;y=2">sea</a>'],
    ['no link to a script', '[sea](javascript:alert(1))', '<p>sea</p>'],
    ['pictures as links', '![wave](https://b.example/w.png)', '<a href="https://b.example/w.png">wave</a>'],
    ['a formula by its source', 'so $a^2$ is', 'so a^2 is'],
    ['HTML as it was written', 'a <b>c</b>', 'a &lt;b&gt;c&lt;/b&gt;'],
    ['signs of HTML', 'a < b & "c"', 'a &lt; b &amp; &quot;c&quot;'],
  ])('%s', async (_what, markdown, html) => {
    expect((await reply(markdown)).replaceAll('"c"', '&quot;c&quot;')).toContain(html)
  })

  test('a table', async () => {
    const html = await reply('| a | b |\n|---|--:|\n| 1 | **2** |')
    expect(html).toContain('<table>')
    expect(html.replace(/<\/?(?:p|strong)>/g, '')).toContain('<td>1</td><td>2</td>')
  })

  test('code, line by line, with its spaces', async () => {
    expect(await reply('```ts\nif (a) {\n  b()\n}\n```')).toContain('<p>if (a) {<br />  b()<br />}</p>')
  })

  test('two numbered lists, the second of which begins at 5', async () => {
    const xml = await (
      await chatDocument(chat, [
        {
          sender: 'assistant',
          text: '1. a\n\nb\n\n5. c',
          humanized: false,
          createdAt: chat.createdAt,
          files: [],
        },
      ])
    ).arrayBuffer()
    const { unzipSync, strFromU8 } = await import('fflate')
    const numbering = strFromU8(unzipSync(new Uint8Array(xml))['word/numbering.xml']!)
    expect(numbering).toContain('<w:start w:val="5"/>')
  })
})

test('characters that XML does not allow do not break the file', async () => {
  const { html } = await read('a\u0001b\ud800c\u000bd', 'e\u0000f\ufffe')
  expect(html).toContain('ab\ufffdcd')
  expect(html).toContain('ef')
})

test('Arabic and Hebrew run from right to left, and what is beside them does not', async () => {
  const { bytes } = await read(
    'مرحبا',
    'مرحبا! هذا `npm start` نص.\n\n- بند أول\n\nEnglish.\n\n| שם |\n|---|\n| א |',
  )
  const { unzipSync, strFromU8 } = await import('fflate')
  const xml = strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml']!)
  const paragraphs = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => paragraph)
  const isRightToLeft = (text: string) => {
    const found = paragraphs.find((paragraph) => paragraph.includes(text))
    return found?.includes('<w:bidi/>') && found.includes('<w:rtl/>')
  }
  for (const text of ['>مرحبا<', 'هذا', 'بند أول', 'שם', 'א']) expect(isRightToLeft(text)).toBe(true)
  expect(isRightToLeft('English.')).toBe(false)
  expect(xml).toContain('<w:bidiVisual/>')
})
