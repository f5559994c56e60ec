import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import type { EssayNode } from './document/essay-blocks.ts'
import { type EssayFormat, essayFormats, exportEssay } from './export-essay.ts'
import { essayOf, node, paragraph, sampleEssay, text } from './sample-essay.ts'

const choice = { title: 'Tides', font: 'Times New Roman', sizePx: 14 }

async function written(json: EssayNode, format: EssayFormat): Promise<File> {
  return (await exportEssay(json, { ...choice, format })).file
}
/** The fonts of a PDF come from the server; its own test reads them from the disk. */
const formats = essayFormats.filter((format) => format !== 'pdf')

test.each([
  ['Tides: a/b <c> "d" | e?*', 'Tides a b c d e.docx'],
  ['../../etc/passwd', 'etc passwd.docx'],
  ['CON', 'CON essay.docx'],
  ['...', 'Untitled Document.docx'],
  ['a\u202egnp\u0000.exe', 'a gnp .exe.docx'],
  ['Of 🌊 and 墨', 'Of 🌊 and 墨.docx'],
])('gives %j a safe file name', async (title, name) => {
  const { file } = await exportEssay(essayOf(paragraph('a')), { ...choice, title, format: 'docx' })
  expect(file.name).toBe(name)
})

test.each(formats)('writes an empty document as %s', async (format) => {
  const file = await written(essayOf(paragraph()), format)
  expect(file.size).toBeGreaterThan(0)
  expect(file.name).toBe(`Tides.${format}`)
})

describe('docx', () => {
  async function read(json: EssayNode) {
    const bytes = Buffer.from(await (await written(json, 'docx')).arrayBuffer())
    const parts = unzipSync(bytes)
    const xml = (name: string) => strFromU8(parts[`word/${name}.xml`]!)
    return { html: (await mammoth.convertToHtml({ buffer: bytes })).value, xml }
  }

  test('keeps headings, marks, links, lists, tables, images and footnotes', async () => {
    const { html } = await read(sampleEssay)
    expect(html).toContain('<h1>Of tides &amp; &lt;moons&gt;</h1><h2>First part</h2>')
    expect(html).toContain('<strong>sea</strong> and <em>the</em> <s>land</s>')
    expect(html).toContain('<a href="https://sea.example/?a=1&amp;b=2">the shore</a>')
    expect(html).toContain('<ul><li>one<ol><li>deep</li><li>deeper</li></ol></li><li>two</li></ul>')
    expect(html).toContain('<th><p><strong>Place</strong></p></th>')
    expect(html).toContain('<td><p>Fundy</p></td>')
    expect(html).toMatch(/<img alt="A wave" src="data:image\/png;base64,/)
    expect(html).toMatch(/<li id="footnote-1"><p>\s*Smith 2001, p\. 5 — “on tides”\./)
    expect(html).toContain('<br />second')
  })

  test('never takes the height of lines as exact, which would cut pictures', async () => {
    const { xml } = await read(sampleEssay)
    const spacings = `${xml('styles')}${xml('document')}`.match(/<w:spacing [^>]*w:line="[^>]*>/g) ?? []
    expect(spacings.length).toBeGreaterThan(0)
    for (const spacing of spacings) expect(spacing).toContain('w:lineRule="auto"')
  })

  test('numbers its pages', async () => {
    const { xml } = await read(sampleEssay)
    expect(xml('footer1')).toContain('PAGE')
  })

  test('keeps alignment, fonts, sizes, quotations and the start of lists', async () => {
    const { xml } = await read(sampleEssay)
    const body = xml('document')
    for (const value of ['center', 'both', 'right']) expect(body).toContain(`<w:jc w:val="${value}"/>`)
    expect(body).toContain('w:ascii="Arial"')
    expect(body).toContain('<w:sz w:val="36"/>')
    expect(body).toContain('<w:pStyle w:val="Quote"/>')
    expect(xml('styles')).toContain('w:ascii="Times New Roman"')
    expect(xml('styles')).toContain('<w:sz w:val="21"/>')
    expect(xml('numbering')).toContain('<w:start w:val="3"/>')
    expect(xml('styles')).toContain('w:styleId="Quote"')
  })

  test('marks text from right to left, and drops characters that XML refuses', async () => {
    const { html, xml } = await read(essayOf(paragraph('שלום עולם'), paragraph('a\u0001b\ud800c')))
    expect(xml('document')).toContain('<w:bidi/>')
    expect(xml('document')).toContain('<w:rtl/>')
    expect(html).toContain('<p>שלום עולם</p>')
    expect(html).toContain('<p>ab\ufffdc</p>')
  })

  test('writes no link to a script', async () => {
    const link = { type: 'link', attrs: { href: 'java\u0000script:alert(1)' } }
    expect((await read(essayOf(paragraph(text('sea', link))))).html).toBe('<p>sea</p>')
  })
})

test('txt has the words of all blocks and the footnotes', async () => {
  const words = await (await written(sampleEssay, 'txt')).text()
  expect(words).toContain('The sea and the land[1] meet at the shore.')
  expect(words).toContain('• one\n  3. deep\n  4. deeper\n• two')
  expect(words).toContain('Place\tHeight\nFundy\t16 m[2]')
  expect(words).toContain('e\u0301 🌊 first\nsecond')
  expect(words).toMatch(/\[1\] Smith 2001, p\. 5 — “on tides”\.\n\[2\] At spring\.\n$/)
})

test.each(formats)('keeps the words of unknown nodes in %s', async (format) => {
  const unknown = essayOf(
    node('callout', [paragraph('inside')]),
    paragraph('see ', { type: 'citation', attrs: { text: '(Smith, 2001)' } }),
  )
  const file = await written(unknown, format)
  if (format === 'docx') {
    const html = await mammoth.extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) })
    expect(html.value).toContain('inside\n\nsee (Smith, 2001)')
  } else {
    expect(await file.text()).toContain('inside')
    expect(await file.text()).toMatch(/see [}{]*\\?\(Smith, 2001\\?\)/)
  }
})
