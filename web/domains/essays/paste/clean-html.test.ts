import { DOMParser } from 'linkedom'
import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

function clean(html: string): string {
  const document = new DOMParser().parseFromString(
    `<!doctype html><html><body>${html}</body></html>`,
    'text/html',
  )
  return cleanHtml(document as unknown as Document)
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim()
}

test.each([
  [
    'scripts and styles',
    '<style>p{}</style><script>alert(1)</script><p onclick="x()">Text</p>',
    '<p>Text</p>',
  ],
  ['a remote image', '<p>A<img src="https://tracker.example/a.png">B</p>', '<p>AB</p>'],
  ['a frame', '<iframe src="https://a.example"></iframe><p>Text</p>', '<p>Text</p>'],
  ['hidden text', '<p>Shown<span style="display: none">hidden</span></p>', '<p>Shown</p>'],
  ['conditional comments', '<!--[if gte mso 9]><xml>x</xml><![endif]--><p>Text</p>', '<p>Text</p>'],
])('drops %s', (_, html, cleaned) => {
  expect(clean(html)).toBe(cleaned)
})

test('keeps an image that is part of the document', () => {
  const html = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="A tide" style="width:9px">'
  expect(clean(html)).toBe('<img alt="A tide" src="data:image/png;base64,iVBORw0KGgo=">')
})

// Rebuilt by hand after what Google Docs puts on the clipboard.
test('reads emphasis of Google Docs and ignores the bold element around everything', () => {
  const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="text-align: center;"><span
    style="font-size:20pt;font-weight:400">Tides</span></h1><p><span style="font-weight:700">Twice</span><span
    style="font-style:italic"> a day</span></p></b>`
  expect(clean(html)).toBe(
    '<h1 style="text-align: center">Tides</h1><p><strong>Twice</strong><em> a day</em></p>',
  )
})

// Rebuilt by hand after what Word puts on the clipboard.
test('nests the lists of Word and removes their marks', () => {
  const item = (level: number, mark: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}</span>${text}</p>`
  const html =
    item(1, '1.', 'One') + item(2, '·', 'Deep') + item(1, '2.', 'Two') + '<p class=MsoNormal>After</p>'
  expect(clean(html)).toBe('<ol><li>One<ul><li>Deep</li></ul></li><li>Two</li></ol><p>After</p>')
})

test('keeps the number at which a list of Word goes on', () => {
  const item = (mark: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span>${text}</p>`
  expect(clean(`${item('3.', 'Three')}${item('4.', 'Four')}`)).toBe(
    '<ol start="3"><li>Three</li><li>Four</li></ol>',
  )
})

test('joins the parts of a list of LibreOffice, and reads its footnotes', () => {
  const html =
    '<ul>\n<li><p>one</p></li>\n</ul>\n<ul>\n<ul>\n<li><p>one a</p></li>\n</ul>\n</ul>\n<ul>\n<li><p>two</p></li>\n</ul>\n<p>Text.<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> The note.</p></div>'
  expect(clean(html).replace(/\s+</g, '<')).toBe(
    '<ul><li><p>one</p><ul><li><p>one a</p></li></ul></li><li><p>two</p></li></ul><p>Text.<sup data-footnote="The note."></sup></p>',
  )
})

test('keeps a figure of one picture with its caption', () => {
  const image = '<img alt="A tide" src="data:image/png;base64,iVBORw0KGgo=">'
  const figure = `<figure data-width="40" data-align="right">${image}<figcaption>Figure 1</figcaption></figure>`
  expect(clean(`<div>${figure}</div>`)).toContain(figure)
  expect(
    clean('<figure><table><tr><td>a</td></tr></table><figcaption>Table 1</figcaption></figure>'),
  ).toContain('<p>Table 1</p>')
})

test('turns footnotes of Word into footnotes of the page', () => {
  const html = `<p>The sea rises.<a href="#_ftn1" name="_ftnref1">[1]</a></p><div style='mso-element:footnote-list'>
    <div style='mso-element:footnote' id=ftn1><p><a href="#_ftnref1">[1]</a> Owen, 2008.</p></div></div>`
  expect(clean(html)).toBe('<p>The sea rises.<sup data-footnote="Owen, 2008."></sup></p>')
})

test('drops what was deleted with tracked changes in Word', () => {
  const html =
    '<p>Kept <del cite="mailto:Ana" datetime="2026-01-01">deleted</del><ins cite="mailto:Ana">added</ins></p>'
  expect(clean(html)).toBe('<p>Kept <u>added</u></p>')
})

test('flattens nesting that no document of a person has', () => {
  const html = `${'<blockquote>'.repeat(5_00)}<p>Deep</p>${'</blockquote>'.repeat(500)}`
  expect(clean(html).length).toBeLessThan(4_000)
})

test.each([
  ['<p>10<sup>6</sup> people, H<sub>2</sub>O</p>', '<p>10⁶ people, H₂O</p>'],
  ['<p>5 m<span style="vertical-align: super">2</span></p>', '<p>5 m²</p>'],
  ['<p>the 5<sup>th</sup></p>', '<p>the 5th</p>'],
  [
    '<p>See<sup><a href="https://a.example">[1]</a></sup></p>',
    '<p>See<a href="https://a.example">[1]</a></p>',
  ],
  [
    '<p><math><msup><mi>x</mi><mn>2</mn></msup></math> grows</p>',
    '<p><span data-formula="x^{2}"></span> grows</p>',
  ],
  [
    '<p><span class="katex"><math><semantics><mi>E</mi><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math><span class="katex-html">E=mc2</span></span></p>',
    '<p><span data-formula="E=mc^2"></span></p>',
  ],
  ['<div data-scroll><code data-math="block">a&lt;b</code></div>', '<div data-formula="a<b"></div>'],
])('keeps raised characters and formulas of %s', (html, cleaned) => {
  expect(clean(html)).toBe(cleaned)
})
