import { expect, test } from 'vitest'
import { markdownToHtml } from './markdown-to-html.ts'
import { markdownToText } from './markdown-to-text.ts'

test('shows HTML in the text as text', () => {
  for (const html of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="//a"></iframe>',
  ]) {
    for (const markdown of [
      html,
      `in a line ${html} of text`,
      `- ${html}`,
      `# ${html}`,
      `| a |\n|---|\n| ${html} |`,
    ]) {
      const shown = markdownToHtml(markdown)
      expect(shown).toContain('&lt;')
      expect(shown).not.toMatch(/<(?:script|img|iframe)/i)
    }
  }
})

test('turns an image into a link, so that nothing is loaded', () => {
  const html = markdownToHtml('![a <b> tram](https://example.org/x.png "t") ![](https://example.org/y.png)')
  expect(html).not.toContain('<img')
  expect(html).toContain('href="https://example.org/x.png"')
  expect(html).toContain('>https://example.org/y.png</a>')
})

test('links open in a new tab without a referrer', () => {
  expect(markdownToHtml('[a *map*](https://example.org/?a=1&b="2")')).toContain(
    '<a href="https://example.org/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener noreferrer">a <em>map</em></a>',
  )
})

test('makes links only of web and mail addresses', () => {
  const addresses = [
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/chat/new',
    '//example.org',
    'java\tscript:x',
  ]
  for (const address of addresses) expect(markdownToHtml(`[press](<${address}>)`)).not.toContain('<a ')
  expect(markdownToHtml('[write](mailto:a@example.org)')).toContain('href="mailto:a@example.org"')
})

test('headings start one level below the page’s heading', () => {
  expect(markdownToHtml('# One')).toContain('<h2>One</h2>')
  expect(markdownToHtml('###### Six')).toContain('<h6>Six</h6>')
})

test('tables can scroll, tasks become symbols, line breaks are kept', () => {
  expect(markdownToHtml('| a |\n|--:|\n| 1 |')).toContain('<div data-scroll><table>')
  expect(markdownToHtml('- [x] done\n- [ ] open')).not.toContain('<input')
  expect(markdownToHtml('one\ntwo')).toContain('<br>')
})

test.each([
  ['in a line', 'so $a^2$ and \\(b_1 * c_2 * d\\) hold', ['inline', 'inline']],
  ['of their own', 'before\n$$\na < b\n$$\nafter\n\n\\[\nx\n\\]', ['block', 'block']],
  ['display signs in a line', 'see $$x$$ there', ['block']],
])('formulas %s are marked with their source', (_what, markdown, kinds) => {
  const html = markdownToHtml(markdown)
  expect([...html.matchAll(/data-math="(\w+)"/g)].map(([, kind]) => kind)).toEqual(kinds)
  expect(html).not.toContain('<em>')
})

test('amounts of money and single signs are not formulas', () => {
  for (const text of [
    '$5 and $10',
    'from $5-$10',
    'it is $$ a lot',
    'US$ 20, then $30',
    '`$a$`',
    'a \\$b$ c',
    'It costs 5$, not 10$.',
    'Pay $5, or even 6$.',
    'in $HOME/$USER',
    '$5 and 10$ more',
  ])
    expect(markdownToHtml(text)).not.toContain('data-math')
})

test.each([
  'the $n$th term',
  '公式$E=mc^2$的',
  'is $2x$.',
  '$5 \\text{ cm}$',
  'for $10^3$',
  '$2 + 3$, as $x$-axis',
])('%s is a formula', (text) => {
  expect(markdownToHtml(text)).toContain('data-math="inline"')
})

test.each(['first line<br>second line', 'first line<br/>second line', 'first line<BR />second line'])(
  'a cell has two lines for %s',
  (cell) => {
    const html = markdownToHtml(`| Step | Notes |\n|---|---|\n| 1 | ${cell} |`)
    expect(html).toContain('<td>first line<br>second line</td>')
    expect(markdownToText(`| Step | Notes |\n|---|---|\n| 1 | ${cell} |`)).toContain('first line second line')
  },
)

test('code keeps the direction from left to right', () => {
  expect(markdownToHtml('مرحبا `npm start`')).toContain('<code dir="ltr">npm start</code>')
})

test('a formula cannot contain HTML', () => {
  expect(markdownToHtml('$<img src=x onerror=alert(1)>$')).not.toContain('<img')
  expect(markdownToHtml('<code data-math="block">x</code>')).not.toContain('<code data-math')
})
