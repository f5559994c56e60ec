import { readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { refusalTexts } from '../contract/refusals.ts'
import { englishTexts, inEnglish, messageOfKey } from './english.ts'
import { asClause, isMessage, type Message } from './message.ts'
import { nouns } from './nouns.ts'

/** Programs read these: each text as it was before it had a key, with «name» for a value and 1,234 for a number. */
const documented = readFileSync(new URL('documented.txt', import.meta.url), 'utf8')

function sampleOf(text: unknown): Record<string, string | number> {
  if (!Array.isArray(text)) return {}
  const values: Record<string, string | number> = {}
  for (const part of text)
    if (Array.isArray(part)) values[String(part[0])] = part.length > 1 ? 1_234 : `«${part[0]}»`
  return values
}

/** The tests’ own build compiles the texts too. */
function textOf(key: string): unknown {
  let found: unknown = englishTexts
  for (const name of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[name]
  return typeof found === 'string' ? compile(found) : found
}

test('documented wordings do not move by a letter', () => {
  const written = documented
    .trimEnd()
    .split('\n')
    .map((line) => {
      const key = line.slice(0, line.indexOf(': '))
      const values = key === 'keys.models' ? { host: '«host»', count: 5 } : sampleOf(textOf(key))
      return `${key}: ${inEnglish({ key, values })}`
    })
  expect(`${written.join('\n')}\n`).toBe(documented)
})

test('a message inside a message is written too, as a clause where it is one', () => {
  expect(inEnglish(refusalTexts.tooOften({ wait: refusalTexts.forMinutes({ count: 2 }) }))).toBe(
    'That was too often. Please wait 2 minutes and try again.',
  )
  const why = asClause({ key: 'issues.tooShort', values: { least: 1 } })
  expect(inEnglish(refusalTexts.fieldWrong({ what: '“title”', why }))).toBe(
    '“title” is not right: it needs at least 1 character.',
  )
})

test('the keys survive a trip through JSON, and users’ own words stay as they are', () => {
  const sent = refusalTexts.imagesUnseen({ model: 'refusals.notFound' })
  const got = JSON.parse(JSON.stringify(sent)) as Message
  expect(isMessage(got)).toBe(true)
  expect(inEnglish(got)).toBe(
    '“refusals.notFound” cannot see images. Send the message without them, or choose another model.',
  )
})

test('a key without a text is a mistake of ours, and other strings are no keys', () => {
  expect(() => inEnglish({ key: 'refusals.unknown' })).toThrow('refusals.unknown')
  expect(messageOfKey('nouns.chat')).toEqual({ key: 'nouns.chat' })
  for (const other of ['nouns', 'Too small: expected string', 'constructor.name', ''])
    expect(messageOfKey(other)).toBeNull()
  expect(Object.keys(nouns).length).toBeGreaterThan(30)
})
