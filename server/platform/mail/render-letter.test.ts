import { expect, test } from 'vitest'
import type { WrittenLetter } from './letter.ts'
import { asTyped } from './letter-text.ts'
import { renderLetter } from './render-letter.ts'

const letter: WrittenLetter = {
  preview: 'A short preview',
  heading: 'Heading',
  blocks: [
    'Ana <script>alert(1)</script> & "friends"',
    { facts: [['Device', '<img src=x>']] },
    { code: '123 456' },
  ],
  action: { label: 'Go on', link: 'https://longhand.example/x?a=1&b="2"' },
  otherAction: { label: 'Stop it', link: 'https://longhand.example/stop' },
  after: ['For an hour.'],
  why: 'Because you asked.',
}

test('escapes typed text in a mail, and links only to the product', async () => {
  const { html } = await renderLetter('Subject <b>', letter)
  expect(html).not.toMatch(/<script|<img|<b>/)
  expect(html).toContain('Ana &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;friends&quot;')
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
  expect(new Set(links)).toEqual(
    new Set(['https://longhand.example/x?a=1&amp;b=&quot;2&quot;', 'https://longhand.example/stop']),
  )
})

test('makes no request when it is opened, and has a light and a dark design', async () => {
  const { html } = await renderLetter('Subject', letter)
  expect(html).not.toMatch(/<[^>]*\bsrc=|url\(|@import|<link/)
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  const [preview, heading] = [html.indexOf('A short preview'), html.indexOf('<h1')]
  expect(preview).toBeGreaterThan(0)
  expect(heading).toBeGreaterThan(preview)
})

test('has the same words and complete links in the text part', async () => {
  const { text } = await renderLetter('Subject', letter)
  for (const words of ['Heading', 'Device: <img src=x>', '123 456', 'For an hour.', 'Because you asked.'])
    expect(text).toContain(words)
  expect(text).toContain('Go on:\nhttps://longhand.example/x?a=1&b="2"\n')
})

test('makes no link of typed text, and cuts it to one line', () => {
  const typed = asTyped('Win at http://evil.example\nnow\u202e \u200b')
  expect(typed).not.toMatch(/https?:\/\/\w|evil\.example|\n|\u202e/)
  expect(typed.replaceAll('\u2060', '')).toBe('Win at http://evil.example now')
  expect(asTyped('a'.repeat(500)).length).toBeLessThan(130)
})
