import { expect, test } from 'vitest'
import { markdownToHtml } from './markdown-to-html.ts'

test('HTML of the writer is text, whatever it says', () => {
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

test('an image is a link, so that nothing is fetched', () => {
  const html = markdownToHtml('![a <b> tram](https://example.org/x.png "t") ![](https://example.org/y.png)')
  expect(html).not.toContain('<img')
  expect(html).toContain('href="https://example.org/x.png"')
  expect(html).toContain('>https://example.org/y.png</a>')
})

test('links open apart from the page and tell nothing about it', () => {
  expect(markdownToHtml('[a *map*](https://example.org/?a=1&b="2")')).toContain(
    '<a href="https://example.org/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener noreferrer">a <em>map</em></a>',
  )
})

test('an address that is no web or mail address is no link', () => {
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

test('headings stand below the heading of the page', () => {
  expect(markdownToHtml('# One')).toContain('<h2>One</h2>')
  expect(markdownToHtml('###### Six')).toContain('<h6>Six</h6>')
})

test('tables can scroll, tasks are signs, a line break is kept', () => {
  expect(markdownToHtml('| a |\n|--:|\n| 1 |')).toContain('<div data-scroll><table>')
  expect(markdownToHtml('- [x] done\n- [ ] open')).not.toContain('<input')
  expect(markdownToHtml('one\ntwo')).toContain('<br>')
})
