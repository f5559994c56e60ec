import { expect, test } from 'vitest'
import { renderLetter } from '../../platform/mail/render-letter.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { readLetter, UnfitLetter } from './read-letter.ts'

const whole = `# Folders & pins

Chats lie in **folders** now; [read
more](https://longhand.example/help?a=1&b=2).

## Also

- Pins <3
- *Search*
`

test('turns Markdown into a letter, in HTML and in text', async () => {
  const { subject, letter } = readLetter(whole, 'feature_updates')
  expect(subject).toBe('Folders & pins')
  expect(letter.preview).toBe('Chats lie in folders now; read more.')
  const { html, text } = await renderLetter(subject, writeMail({ subject, letter }, 'en').letter)
  expect(html).toContain('>folders</strong>')
  expect(html).toContain('href="https://longhand.example/help?a=1&amp;b=2"')
  expect(html).toContain('Pins &lt;3')
  expect(text).toContain('Chats lie in folders now; read more (https://longhand.example/help?a=1&b=2).')
  expect(text).toContain('Also\n\n- Pins <3\n- Search')
})

test.each([
  ['no subject', 'Hello'],
  ['a subject alone', '# Hello'],
  ['an image', '# A\n\n![x](https://a.example/x.png)'],
  ['HTML', '# A\n\nB\n\n<b>x</b>'],
  ['HTML within words', '# A\n\nB <b>x</b>'],
  ['a script as an address', '# A\n\n[x](javascript:alert)'],
  ['half an address', '# A\n\n[x](/settings)'],
  ['code', '# A\n\n`x`'],
  ['a numbered list', '# A\n\nB\n\n1. x'],
  ['a table', '# A\n\nB\n\n| a |\n| - |\n| b |'],
  ['a quotation', '# A\n\n> x'],
])('refuses %s', (_, markdown) => {
  expect(() => readLetter(markdown, 'marketing_emails')).toThrow(UnfitLetter)
})
