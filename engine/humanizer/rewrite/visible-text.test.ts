import { expect, test } from 'vitest'
import { normaliseText } from '../../text/normalise.ts'
import { applyEdits } from '../edit.ts'
import { humanizeWithRewrite } from '../model/taken/humanize-with-rewrite.ts'
import { humanize } from './humanize.ts'
import { judgeChanges } from './judge-changes.ts'

const plain =
  'Moreover, technology plays a crucial role in fostering growth, as “fair play” shows. Furthermore, organizations utilize digital tools in order to streamline operations in 2024. My cat Tom sat there.'

/** Puts a sign after every third letter, inside quotations and numbers too. */
function signed(text: string, sign: string): string {
  return text.replace(/(\w{2})(?=\w)/g, `$1${sign}`)
}
const signs = /[\u00ad\u200b\u2060\ufeff]/

const disguises: [string, (text: string) => string][] = [
  ['soft hyphens', (text) => signed(text, '\u00ad')],
  ['zero-width spaces', (text) => signed(text, '\u200b')],
  ['rows of signs', (text) => `\ufeff${signed(text, '\u2060\u200b')}\u200b`],
  ['look-alike letters', (text) => text.replace(/o/g, 'о').replace(/a/g, 'а')],
]

test.each(disguises)('rewrites a text with %s as it does the text that a reader sees', (_, disguise) => {
  for (const mode of ['clean', 'balanced', 'strong'] as const) {
    const expected = humanize(plain, { mode })
    const text = disguise(plain)
    const result = humanize(text, { mode })
    expect(expected.changed && result.changed).toBe(true)
    expect(normaliseText(result.text).text).toBe(expected.text)
    expect(applyEdits(text, result.edits)).toBe(result.text)
    expect(result.words).toBe(expected.words)
    expect(result.finalHumanScore).toBe(expected.finalHumanScore)
    expect(result.locks.map((lock) => normaliseText(lock.text).text)).toEqual(
      expected.locks.map((lock) => lock.text),
    )
    for (const lock of result.locks) expect(text.slice(lock.start, lock.end)).toBe(lock.text)
    for (const { start, end, before } of result.edits) expect(text.slice(start, end)).toBe(before)
    expect(judgeChanges(text, result.edits, result.locks)).toEqual(
      judgeChanges(plain, expected.edits, expected.locks),
    )
  }
})

test('changed sentences lose the signs, and others keep them', () => {
  const text = signed(plain, '\u00ad')
  const { text: result } = humanize(text)
  const end = result.indexOf('My')
  expect(result.slice(0, end)).not.toMatch(signs)
  expect(result.slice(end)).toBe(text.slice(text.indexOf('My')))
})

test('the first wording of a sentence is the original and the second the result', () => {
  const text = signed(plain, '\u00ad')
  const result = humanize(text)
  expect(result.alternatives.length).toBeGreaterThan(0)
  for (const { start, end, options } of result.alternatives) {
    expect(options[0]).toBe(text.slice(start, end))
    expect(result.text).toContain(options[1])
  }
})

test('a text without a change comes back with its signs', () => {
  const text = signed('My cat Tom sat there.', '\u00ad')
  const result = humanize(text)
  expect(result.text).toBe(text)
  expect(result.changed).toBe(false)
})

test('keeps the joiners of emoji and the marks of other scripts in a changed sentence', () => {
  const family = '\u{1f468}\u200d\u{1f469}'
  const persian = 'می\u200cخواهم'
  const text = `Moreover, tech\u00adnology plays a crucial role in fostering growth ${family}. Furthermore, organizations utilize “${persian}” in order to stream\u00adline operations.`
  const { text: result, changed } = humanize(text)
  expect(changed).toBe(true)
  expect(result).toContain(family)
  expect(result).toContain(persian)
})

test('a rewrite from another source is compared with what a reader sees', () => {
  const rewritten = plain.replace('Moreover, technology', 'Technology')
  const result = humanizeWithRewrite(signed(plain, '\u00ad'), rewritten)
  expect(result.changed).toBe(true)
  expect(normaliseText(result.text).text).toBe(rewritten)
})
