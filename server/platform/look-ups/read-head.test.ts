import { expect, test } from 'vitest'
import { readHead } from './read-head.ts'

const contents = (html: string) => Object.fromEntries(readHead(html).tags)

test('reads the tags and the title of a head, and nothing after it', () => {
  const html = `<!doctype html><html><head><meta name="Author" content=" Ann &amp; Owen "><title> Sea
    &lt;b&gt; </title><meta property=og:title content='Tides'><meta name=author content=Ben></head>
    <body><meta name="author" content="Mallory"><title>Second</title>`
  expect(contents(html)).toEqual({ author: ['Ann & Owen', 'Ben'], 'og:title': ['Tides'] })
  expect(readHead(html).title).toBe('Sea\n    <b>')
})

test('takes no tag from the text of scripts, styles, comments and titles', () => {
  const tag = '<meta name="author" content="Mallory">'
  const html = `<script>"${tag}"</script><style>/* ${tag} */</style><!-- ${tag} --><noscript>${tag}</noscript>
    <title>${tag}</title><meta name="author" content="Ann">`
  expect(contents(html)).toEqual({ author: ['Ann'] })
  expect(readHead(html).title).toBe(tag)
})

test('has no title where the page has none, and an empty one that does not end', () => {
  expect(readHead('<p>text')).toEqual({ tags: new Map(), title: undefined })
  expect(readHead('<title>').title).toBe('')
})

test.each([
  ['nested tags', Array.from({ length: 12_000 }, (_, at) => `<b a${at}><p>`).join('')],
  ['tags that never end', '<meta '.repeat(17_000)],
  ['a long comment', `<!--${'-'.repeat(100_000)}`],
  ['entities', '&amp;&notit;'.repeat(8_000)],
])('reads %s in linear time', (_, html) => {
  const startedAt = performance.now()
  readHead(html)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
