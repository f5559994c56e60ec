import compile from 'icu-minify/compile'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { faultTexts, fileTexts } from '../../contract/chats/files.ts'
import { nounTexts, refusalTexts } from '../../contract/refusals.ts'
import { letters } from './en/letters.ts'
import { formatDate, formatList, formatNumber } from './format.ts'
import { english, switchLanguage } from './language.ts'
import { showLanguage } from './languages.ts'
import type { Messages, Translation } from './message-types.ts'
import { messages, messageText } from './messages.ts'

const polish = { tag: 'pl', numbers: 'pl-PL', dates: 'pl-PL', direction: 'ltr' } as const

/** Compiles messages as the build does. */
function compiled<const T extends Messages>(source: T): T {
  const entries = Object.entries(source).map(([key, value]) => [
    key,
    typeof value === 'string' ? compile(value) : compiled(value),
  ])
  return Object.fromEntries(entries) as T
}

const example = messages(
  'example',
  compiled({
    plain: 'It’s done',
    named: 'Hello {name}!',
    words: '{count, plural, one {# word} other {# words}} used',
    days: '{count, plural, one {# day} other {# days}}',
    linked: 'Read <link>{count, number} terms</link> first.',
    group: { first: 'First', second: 'Second' },
  }),
)

const inPolish = compiled({
  words: '{count, plural, one {# słowo} few {# słowa} other {# słów}}',
  group: { first: 'Pierwszy' },
}) satisfies Translation<typeof example>

afterEach(() => switchLanguage(english, async () => ({})))

test('reads the catalogue, whose messages the build compiles', () => {
  expect(letters.unsubscribe).toBe('Unsubscribe')
  expect(letters.question({ mails: 'offers' })).toBe('No more offers?')
})

test('returns a message without values as a string', () => {
  expect(example.plain).toBe('It’s done')
})

test('fills in values and writes numbers with separators', () => {
  expect(example.named({ name: 'Essay {1}' })).toBe('Hello Essay {1}!')
  expect(example.words({ count: 1 })).toBe('1 word used')
  expect(example.words({ count: 12_345 })).toBe('12,345 words used')
})

test('renders tags as elements', () => {
  const line = example.linked({ link: (words) => createElement('a', { href: '/terms' }, words), count: 2 })
  expect(renderToStaticMarkup(line)).toBe('Read <a href="/terms">2 terms</a> first.')
})

test('shows another language with its own plural forms once it is loaded', async () => {
  const before = example.words({ count: 3 })
  await switchLanguage(polish, async () => ({ example: inPolish }))
  expect(before).toBe('3 words used')
  expect([1, 3, 5].map((count) => example.words({ count }))).toEqual(['1 słowo', '3 słowa', '5 słów'])
  expect(example.group.first).toBe('Pierwszy')
})

test('falls back to English, with English plural forms, where a message is not translated', async () => {
  await switchLanguage(polish, async () => ({ example: inPolish }))
  expect(example.plain).toBe('It’s done')
  expect(example.days({ count: 5 })).toBe('5 days')
  expect(example.group.second).toBe('Second')
})

test('keeps the current language when another one cannot be loaded', async () => {
  await expect(switchLanguage(polish, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(example.words({ count: 2 })).toBe('2 words used')
})

test('writes numbers, dates and lists in the current language', async () => {
  expect(formatNumber(1234.5)).toBe('1,234.5')
  expect(formatDate('2026-11-03T12:00:00Z', 'longYear')).toBe('3 November 2026')
  expect(formatList(['one', 'two', 'three'])).toBe('one, two, and three')
  await switchLanguage(polish, async () => ({}))
  expect(formatDate('2026-11-03T12:00:00Z', 'longYear')).toBe('3 listopada 2026')
})

test('refuses wrong keys and values when types are checked', () => {
  const typed = messages('typed', { words: '{count, plural, one {# word} other {# words}}', plain: 'Done' })
  // @ts-expect-error: there is no such message
  expect(typed.missing).toBeUndefined()
  // @ts-expect-error: the value is called count
  const wrongValue = () => typed.words({ number: 1 })
  // @ts-expect-error: count is a number
  const wrongType = () => typed.words({ count: 'two' })
  expect([wrongValue, wrongType]).toHaveLength(2)
})

test('keeps the direction of a value from reordering the text around it', () => {
  expect(example.named({ name: 'Ana' })).toBe('Hello Ana!')
  expect(example.named({ name: 'مريم' })).toBe('Hello \u2068مريم\u2069!')
  // Reverses the rest of the line where nothing ends it.
  expect(example.named({ name: 'A\u202enA' })).toBe('Hello \u2068A\u202enA\u2069!')
})

test('a message of the server is shown by its key, and its values are never translated', async () => {
  const { notFound, imagesUnseen } = refusalTexts
  const missing = notFound({ what: nounTexts.chat })
  expect(messageText(missing, 'This chat was not found.')).toBe('This chat was not found.')
  await showLanguage('fr')
  expect(messageText(missing, 'This chat was not found.')).toMatch(/^Introuvable.: cette discussion\.$/)
  // The name of a model, and of a file, may be a word that the catalogue knows.
  const unseen = messageText(imagesUnseen({ model: 'One' }), '')
  const failed = messageText(fileTexts.failed({ name: 'Ten', reason: faultTexts.damaged }), '')
  const locked = messageText(refusalTexts.tooOften({ wait: refusalTexts.forMinutes({ count: 2 }) }), '')
  const unknown = messageText({ key: 'refusals.ofANewerServer' }, 'Words of a newer server.')
  const old = messageText(null, 'Words of an older version.')
  await switchLanguage(english, async () => ({}))
  expect(unseen).toContain('One')
  expect(failed).toContain('Ten')
  expect(failed).not.toContain('it is damaged')
  expect(locked).toContain('2 minutes')
  expect([unknown, old]).toEqual(['Words of a newer server.', 'Words of an older version.'])
})
