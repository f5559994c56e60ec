import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readFormula } from '../../formulas/read-formula.ts'
import type { EssayNode } from '../document/essay-blocks.ts'
import { exportEssay } from '../export-essay.ts'
import { essayOf, node, paragraph, sampleEssay, sampleImage } from '../sample-essay.ts'
import { importDocument } from './import-document.ts'

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name)
const read = async (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  (await importDocument(file(name, content))).document.content!

/** Returns what a comparison of two documents needs: types, levels, alignment, marks and words. */
function outline({ type, text, attrs = {}, marks = [], content = [] }: EssayNode): unknown {
  const shown = ['level', 'textAlign', 'start', 'text', 'href'].flatMap((name) =>
    attrs[name] ? [attrs[name]] : [],
  )
  const own = [type, ...shown, ...(text ? [text] : []), ...marks.map((mark) => mark.type).sort()]
  return content.length > 0 ? [own.join(' '), content.map(outline)] : own.join(' ')
}

describe.each(['docx', 'html', 'md'] as const)('a round trip through %s', (format) => {
  test('keeps headings, marks, links, lists, tables, code, images and footnotes', async () => {
    const choice = { title: 'T', font: 'Times New Roman', sizePx: 14, format }
    const { file: written } = await exportEssay(sampleEssay, choice)
    const { document, leftOut } = await importDocument(written)
    const found = JSON.stringify(outline(document))
    expect(leftOut).toEqual({})
    const align = (name: string) => (format === 'md' ? '' : ` ${name}`)
    expect(found).toContain(`["heading 1${align('center')}",["text Of tides & <moons>"]]`)
    expect(found).toContain('["heading 2",["text First part"]]')
    expect(found).toContain(
      '"text sea bold","text  and ","text the italic underline","text  ","text land strike"',
    )
    expect(found).toContain('"footnote Smith 2001, p. 5 — “on tides”."')
    expect(found).toContain('"text the shore link"')
    expect(found).toContain('["blockquote",[["paragraph",["text Time and tide wait for no man."]]]]')
    expect(found).toContain('["orderedList 3",[["listItem",[["paragraph",["text deep"]]]]')
    expect(found).toContain('["codeBlock",["text if (a) {\\n  b()\\n}"]]')
    expect(found).toMatch(/\["tableHeader",\[\["paragraph",\["text Place/)
    expect(found).toContain('"text 16 m","footnote At spring."')
    expect(found).toContain('"image"')
    expect(found).toContain('text שלום עולם, ')
    expect(found).toContain('first","hardBreak","text second"')
    if (format !== 'md') expect(found).toContain(`["paragraph justify"`)
  })

  test('keeps the widths of columns', async () => {
    const cell = (words: string, colwidth: number) =>
      node('tableCell', [paragraph(words)], { colwidth: [colwidth] })
    const table = node('table', [node('tableRow', [cell('a', 100), cell('b', 300)])])
    const choice = { title: 'T', font: 'Times New Roman', sizePx: 14, format }
    const { document } = await importDocument((await exportEssay(essayOf(table), choice)).file)
    const cells = document.content?.[0]?.content?.[0]?.content ?? []
    const widths = cells.map(({ attrs }) => (attrs?.colwidth as number[] | undefined)?.[0])
    // Markdown has no widths.
    if (format === 'md') expect(widths).toEqual([undefined, undefined])
    else expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(3, 1)
  })

  test('keeps formulas, and money as it is', async () => {
    const sources = [
      'E=mc^2',
      '\\frac{a+b}{2}',
      '\\sqrt[3]{x}',
      '\\alpha\\le\\beta',
      '\\left(\\frac{1}{n}\\right)',
    ]
    const inLine = sources.map((tex) => paragraph('Then ', { type: 'formula', attrs: { tex } }, ' holds.'))
    const sum = '\\sum_{i=1}^{n} i^2=\\int_0^1 f(x)\\,dx'
    const json = essayOf(
      ...inLine,
      { type: 'formulaBlock', attrs: { tex: sum } },
      paragraph('From $5 to $10, and $x of it.'),
    )
    const choice = { title: 'T', font: 'Times New Roman', sizePx: 14, format }
    const { document, leftOut } = await importDocument((await exportEssay(json, choice)).file)
    expect(leftOut).toEqual({})
    const content = document.content ?? []
    expect(content.map(({ type }) => type)).toEqual([
      ...inLine.map(() => 'paragraph'),
      'formulaBlock',
      'paragraph',
    ])
    const texts = content
      .at(-1)
      ?.content?.map(({ text }) => text)
      .join('')
    expect(texts).toBe('From $5 to $10, and $x of it.')
    // Word has no TeX: the formula is the same, written in another way.
    const found = content.flatMap(({ content: inner = [] }) => inner.filter(({ type }) => type === 'formula'))
    const shape = (tex: unknown) => readFormula(String(tex), false).plain.replace(/\s/g, '')
    expect(found.map(({ attrs }) => shape(attrs?.tex))).toEqual(sources.map(shape))
    expect(shape(content.at(-2)?.attrs?.tex)).toBe(shape(sum))
  })

  test('keeps the description, caption, size and place of a picture', async () => {
    const look = { alt: 'A "wave" & <foam>', caption: 'Figure 1. A wave', align: 'right', widthPercent: 40 }
    const json = essayOf(
      paragraph('Before'),
      { type: 'image', attrs: { src: sampleImage, ...look } },
      { type: 'image', attrs: { src: sampleImage, ...look, caption: '', align: 'left', widthPercent: 100 } },
      paragraph('After'),
    )
    const choice = { title: 'T', font: 'Times New Roman', sizePx: 14, format }
    const { document } = await importDocument((await exportEssay(json, choice)).file)
    const [, first, second] = document.content ?? []
    expect(document.content?.map(({ type }) => type)).toEqual(['paragraph', 'image', 'image', 'paragraph'])
    expect(first?.attrs).toMatchObject(look)
    expect(second?.attrs).toMatchObject({ alt: look.alt, caption: '', align: 'left', widthPercent: 100 })
  })
})

describe('HTML', () => {
  test('drops scripts, styles, unsafe links, remote images and handlers', async () => {
    const html =
      '<style>p{}</style><script>x()</script><p onclick="x()">a <a href="javascript:x()">b</a><img src="https://spy.example/x.png"><iframe src="x"></iframe></p>'
    const imported = await importDocument(file('a.html', html))
    expect(imported.leftOut).toEqual({ images: 1, embedded: 1 })
    expect(imported.document.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a ' },
          { type: 'text', text: 'b' },
        ],
      },
    ])
  })

  test.each([
    ['deep nesting', `${'<div><b>'.repeat(20_000)}words`],
    ['unclosed elements', '<p>words<table><tr><td><ul><li>words'],
    ['bare text', 'words'],
  ])('reads %s', async (_what, html) => {
    expect(JSON.stringify(await read('a.html', html))).toContain('words')
  })

  test('makes every list item begin with a paragraph', async () => {
    const [list] = await read('a.html', '<ul><li><h2>a</h2></li><li><pre>b</pre></li><li></li></ul>')
    expect(list!.content!.map(({ content }) => content![0]!.type)).toEqual([
      'paragraph',
      'paragraph',
      'paragraph',
    ])
  })
})

function main(body: string, parts: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  const more = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])
  return new Uint8Array(
    zipSync({
      ...Object.fromEntries(more),
      '[Content_Types].xml': strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
    }),
  )
}

describe('lists', () => {
  const numbered = (list: number, words: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`
  const level = (start: number) =>
    `<w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>`
  const numbering = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="1">${level(4)}</w:abstractNum><w:abstractNum w:abstractNumId="2">${level(1)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="6"/></w:lvlOverride></w:num></w:numbering>`

  test('of Word begin with their own numbers, and go on after a paragraph', async () => {
    const body = [
      numbered(1, 'fourth'),
      numbered(1, 'fifth'),
      '<w:p><w:r><w:t>Between.</w:t></w:r></w:p>',
      numbered(1, 'goes on'),
      '<w:p><w:r><w:t>Between.</w:t></w:r></w:p>',
      numbered(2, 'begins at six'),
    ].join('')
    const content = await read('a.docx', main(body, { 'word/numbering.xml': numbering }))
    const lists = content.filter(({ type }) => type === 'orderedList')
    expect(lists.map(({ attrs, content: items }) => [attrs?.start, items?.length])).toEqual([
      [4, 2],
      [6, 1],
      [6, 1],
    ])
    expect(JSON.stringify(content)).toContain('"text":"fourth"')
  })

  test('of LibreOffice are one list, and its footnote is one of the page', async () => {
    const html =
      '<ul>\n\t<li><p>one</p>\n</ul>\n<ul>\n\t<ul>\n\t\t<li><p>one a</p>\n\t</ul>\n</ul>\n<ul>\n\t<li><p>two</p>\n</ul>\n<p>Text.<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>\n<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> The note.</p></div>'
    const content = await read('a.html', html)
    expect(content.map(outline)).toEqual([
      [
        'bulletList',
        [
          [
            'listItem',
            [
              ['paragraph', ['text one']],
              ['bulletList', [['listItem', [['paragraph', ['text one a']]]]]],
            ],
          ],
          ['listItem', [['paragraph', ['text two']]]],
        ],
      ],
      ['paragraph', ['text Text.', 'footnote The note.']],
    ])
  })
})

describe('what the page has no form for', () => {
  const text = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`
  const math =
    '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>E=m</m:t></m:r><m:sSup><m:sSupPr><m:ctrlPr/></m:sSupPr><m:e><m:r><m:t>c</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>'
  const wordsOf = ({ document }: { document: EssayNode }) =>
    (document.content ?? []).map(({ content = [] }) => content.map((node) => node.text ?? '').join(''))

  test('reads formulas, raised characters and fields of Word', async () => {
    const raised = '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>6</w:t></w:r>'
    const body = [
      `<w:p>${text('Energy is ')}${math}${text(' &amp; more.')}</w:p>`,
      `<w:p>${text('Figure ')}<w:fldSimple w:instr=" SEQ "><w:r><w:t>1</w:t></w:r></w:fldSimple>${text(': 10')}${raised}</w:p>`,
      `<w:p><w:r><w:ruby><w:rubyPr><w:hps w:val="1"/></w:rubyPr><w:rt><w:r><w:t>kan</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>漢</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>`,
    ].join('')
    const imported = await importDocument(file('a.docx', main(body)))
    expect(wordsOf(imported)).toEqual(['Energy is  & more.', 'Figure 1: 10⁶', '漢'])
    expect(imported.document.content?.[0]?.content?.[1]).toEqual({
      type: 'formula',
      attrs: { tex: 'E=mc^{2}' },
    })
    expect(imported.leftOut).toEqual({})
  })

  test('names what is left out of a Word document, and takes its title', async () => {
    const imported = await importDocument(
      file(
        'a.docx',
        main(`<w:p>${text('Words')}</w:p>`, {
          'word/comments.xml': '<w:comments><w:comment w:id="1"/></w:comments>',
          'word/header1.xml': '<w:hdr><w:p><w:r><w:t>Draft of Ana</w:t></w:r></w:p></w:hdr>',
          'word/footer1.xml': '<w:ftr><w:p><w:r><w:t>12</w:t></w:r></w:p></w:ftr>',
          'docProps/core.xml':
            '<cp:coreProperties><dc:title>Tides &amp; moons</dc:title></cp:coreProperties>',
        }),
      ),
    )
    expect(imported).toMatchObject({ title: 'Tides & moons', leftOut: { comments: 1, headers: 1 } })
  })

  test('does not glue the paragraphs of a note', async () => {
    const html = '<p>a<a href="#fn-1">1</a></p><ol><li id="fn-1"><p>Lind, p. 4.</p><p>Second.</p></li></ol>'
    const [paragraph] = await read('a.html', html)
    expect(paragraph!.content!.at(-1)!.attrs).toEqual({ text: 'Lind, p. 4. Second.' })
  })

  test('reads formulas and raised characters of HTML', async () => {
    const html = '<p>10<sup>6</sup> m<sub>2</sub> <math><mfrac><mn>1</mn><mi>x</mi></mfrac></math></p>'
    const imported = await importDocument(file('a.html', html))
    expect(wordsOf(imported)).toEqual(['10⁶ m₂ '])
    expect(imported.document.content?.[0]?.content?.at(-1)?.attrs).toEqual({ tex: '\\frac{1}{x}' })
    expect(imported.leftOut).toEqual({})
  })
})

describe('a Markdown file that begins with ---', () => {
  test.each([
    [
      'a rule and another one',
      '---\n\nFirst.\n\nSecond.\n\n---\n\nThird.',
      ['horizontalRule', 'paragraph', 'paragraph', 'horizontalRule', 'paragraph'],
    ],
    [
      'a rule before a sentence',
      '---\nOf tides, this is all: nothing.\n\n---\nEnd',
      ['horizontalRule', 'paragraph', 'horizontalRule', 'paragraph'],
    ],
    ['metadata', '---\ntitle: "Tides"\ntags:\n  - sea\n# note\n---\n\nText.', ['paragraph']],
    [
      'metadata with line ends of Windows',
      '---\r\ntitle: Tides\r\n---\r\n# Tides\r\n\r\nText.[^1]\r\n\r\n[^1]: Note.\r\n',
      ['heading', 'paragraph'],
    ],
  ])('reads %s', async (_what, markdown, types) => {
    expect((await read('a.md', markdown)).map(({ type }) => type)).toEqual(types)
  })

  test('names metadata that is left out, and takes the title', async () => {
    const imported = await importDocument(file('a.md', '---\ntitle: "Tides"\n---\nText.'))
    expect(imported).toMatchObject({ title: 'Tides', leftOut: { metadata: 1 } })
  })
})

describe('bad input', () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(70 * 1024 * 1024) })

  test('accepts tracked changes', async () => {
    const body =
      '<w:p><w:r><w:t xml:space="preserve">kept </w:t></w:r><w:del w:id="1" w:author="a"><w:r><w:delText>deleted</w:delText></w:r></w:del><w:ins w:id="2" w:author="a"><w:r><w:t>inserted</w:t></w:r></w:ins></w:p>'
    expect(await read('a.docx', main(body))).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'kept inserted' }] },
    ])
  })

  test.each([
    ['a broken archive', 'a.docx', main('<w:p/>').slice(0, 200), 'broken'],
    ['a text with a false name', 'a.docx', 'hello', 'broken'],
    ['an archive without a document', 'a.docx', zipSync({ 'a.txt': strToU8('a') }), 'broken'],
    ['an archive that unpacks to too much', 'a.docx', bomb, 'tooLarge'],
    ['an old Word file', 'a.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'oldWord'],
    ['another type', 'a.exe', 'MZ', 'unsupported'],
    ['a text with NUL characters', 'a.txt', 'a\0b', 'unsupported'],
    ['an empty file', 'a.txt', ' \n', 'empty'],
    [
      'a table of 10,000 rows',
      'a.html',
      `<table>${'<tr><td>a</td></tr>'.repeat(10_000)}</table>`,
      'longTable',
    ],
    ['3 million characters', 'a.txt', 'a '.repeat(1_500_000), 'tooLarge'],
  ])('refuses %s', async (_what, name, content, code) => {
    await expect(read(name, content as string)).rejects.toMatchObject({ code })
  })
})

test('reads text with its lines, in UTF-8, UTF-16 and Windows-1252', async () => {
  expect(await read('a.txt', 'one\r\ntwo\r\n\r\nthree')).toMatchObject([
    { content: [{ text: 'one' }, { type: 'hardBreak' }, { text: 'two' }] },
    { content: [{ text: 'three' }] },
  ])
  const wide = new Uint8Array([0xff, 0xfe, 0xe9, 0])
  for (const bytes of [wide, new Uint8Array([0xe9]), new Uint8Array([0xc3, 0xa9])])
    expect(await read('a.txt', bytes)).toMatchObject([{ content: [{ text: 'é' }] }])
})

test.each([
  ['<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">', [0xcf, 0xe8], 'Пи'],
  ['<meta charset="koi8-r">', [0xf0, 0xc9], 'Пи'],
  ['<meta charset="unheard-of">', [0xe9], 'é'],
  ['<meta charset="utf-8">', [0xe9], 'é'],
  ['', [0xe9], 'é'],
])('reads a page in the encoding that %s names', async (declaration, letters, text) => {
  const bytes = new Uint8Array([...strToU8(`<html>${declaration}<p>`), ...letters])
  expect(await read('a.html', bytes)).toMatchObject([{ content: [{ text }] }])
})

describe.each(['docx', 'html', 'md'] as const)('a footnote through %s', (format) => {
  test('keeps its italics', async () => {
    const content = [
      { type: 'text', text: 'Smith, ' },
      { type: 'text', text: 'On Tides', marks: [{ type: 'italic' }] },
      { type: 'text', text: ', p. 5.' },
    ]
    const attrs = { text: 'Smith, On Tides, p. 5.', content }
    const essay = essayOf(paragraph('It rises', { type: 'footnote', attrs }, ' twice.'))
    const choice = { title: 'T', font: 'Times New Roman', sizePx: 14, format }
    const { file: written } = await exportEssay(essay, choice)
    const [read] = (await importDocument(written)).document.content ?? []
    expect(read?.content?.find(({ type }) => type === 'footnote')?.attrs).toEqual(attrs)
  })
})
