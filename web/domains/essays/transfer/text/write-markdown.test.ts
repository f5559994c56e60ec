import { marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { type EssayNode, readEssay } from '../document/essay-blocks.ts'
import { essayOf, node, paragraph, sampleEssay, text } from '../sample-essay.ts'
import { writeHtml } from './write-html.ts'
import { writeMarkdown } from './write-markdown.ts'

const choice = { title: 'A </title><script>alert(1)</script>', font: 'Times New Roman', sizePx: 14 }
const markdown = (json: EssayNode) => writeMarkdown(readEssay(json, choice))
const html = (json: EssayNode) => marked.parse(markdown(json), { async: false }).replaceAll('\n', '')

describe('Markdown, read by another library', () => {
  test('keeps headings, marks, lists, code and tables', () => {
    const read = html(sampleEssay)
    expect(read).toContain('<h1>Of tides &amp; &lt;moons&gt;</h1><h2>First part</h2>')
    expect(read).toContain('<strong>sea</strong> and <em><u>the</u></em> <del>land</del>')
    expect(read).toContain('<a href="https://sea.example/?a=1&amp;b=2">the shore</a>')
    expect(read).toContain('<blockquote><p>Time and tide wait for no man.</p></blockquote>')
    expect(read).toContain(
      '<ul><li><p>one</p><ol start="3"><li>deep</li><li>deeper</li></ol></li><li><p>two</p></li></ul>',
    )
    expect(read).toContain('<code>if (a) {  b()}</code>')
    expect(read).toContain('<th>Place</th><th>Height</th>')
    expect(read).toContain('<img src="data:image/png;base64,')
    expect(markdown(sampleEssay)).toMatch(/\n\[\^1\]: Smith 2001, p\. 5 — “on tides”\.\n/)
  })

  test.each([
    '*not* _em_ `code` [a](b) ![x](y) <b>c</b> &amp; ~~d~~ \\e',
    '# no heading',
    '1. no list',
    '- no list',
    '+ no list',
    '> no quote',
    '    no code',
    '---',
    '===',
    'a | b',
    '```',
    '[^1]: no note',
    'snake_case_name',
    '2 * 3 * 4',
  ])('keeps %j as it is', (words) => {
    const read = html(essayOf(paragraph(words)))
    const plain = read
      .replace(/<[^>]*>/g, '')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    expect(read).toMatch(/^<p>(?:(?!<).)*<\/p>$/)
    expect(plain).toBe(words)
  })

  test.each([
    ['inside a word', [text('un', 'bold'), text('done')], '<strong>un</strong>done'],
    ['before a letter', [text('(a)', 'bold'), text('b')], '<strong>(a)</strong>b'],
    ['with blanks at its edges', [text('a'), text(' b ', 'italic'), text('c')], 'a <em>b</em> c'],
    ['that overlaps', [text('a', 'bold'), text('b', 'bold', 'italic')], '<strong>a<em>b</em></strong>'],
    ['side by side', [text('a', 'bold'), text('b', 'italic')], '<strong>a</strong><em>b</em>'],
  ])('keeps emphasis %s', (_where, content, expected) => {
    expect(html(essayOf(paragraph(...content)))).toBe(`<p>${expected}</p>`)
  })

  test('keeps code with backticks and cells with bars', () => {
    const cell = node('table', [node('tableRow', [node('tableCell', [paragraph('a|b')])])])
    expect(html(essayOf(paragraph(text('a`b', 'code'))))).toBe('<p><code>a`b</code></p>')
    expect(html(essayOf(cell))).toContain('<th>a|b</th>')
    expect(html(essayOf(node('codeBlock', ['```\nx'])))).toContain('<code>```x</code>')
  })
})

describe('HTML', () => {
  const page = writeHtml(readEssay(sampleEssay, choice))

  test('is a page of its own with everything escaped', () => {
    expect(page).toMatch(/^<!doctype html>/)
    expect(page).toContain('<title>A &lt;/title&gt;&lt;script&gt;')
    expect(page).not.toContain('<script')
    expect(page).toContain('<h1 dir="auto" style="text-align: center">Of tides &amp; &lt;moons&gt;</h1>')
    expect(page).toContain('<li id="fn-1"><p dir="auto">Smith 2001')
    expect(page).toContain('<span style="font-family: \'Arial\'; font-size: 18pt">Large words</span>')
  })

  test('has no remote images and no unsafe addresses', () => {
    const bad = writeHtml(
      readEssay(
        essayOf(
          { type: 'image', attrs: { src: 'https://spy.example/x.png', alt: 'x' } },
          paragraph(text('a', { type: 'link', attrs: { href: 'javascript:alert(1)' } })),
          paragraph(text('b', { type: 'textStyle', attrs: { fontFamily: "x';}</style><script>" } })),
        ),
        choice,
      ),
    )
    expect(bad).not.toContain('spy.example')
    expect(bad).not.toContain('javascript:')
    expect(bad).not.toContain('<script')
    expect(bad.match(/<\/style>/g)).toHaveLength(1)
  })
})
