import { expect, test } from 'vitest'
import { editDistance, spellingOf } from './spelling.ts'

function lintOf(text: string, word: string, replacements: string[]) {
  const start = text.indexOf(word)
  return { start, end: start + word.length, kind: 'Spelling', rule: 'SpellCheck', message: '', replacements }
}

test.each([
  ['I recieve mail', 'recieve', ['receive'], 'receive'],
  ['we dont know', 'dont', ["don't"], "don't"],
  ['on tuesday', 'tuesday', ['Tuesday'], 'Tuesday'],
  ['Definately so', 'Definately', ['Definitely'], 'Definitely'],
])('corrects in %j', (text, word, replacements, expected) => {
  expect(spellingOf(text, lintOf(text, word, replacements))).toBe(expected)
})

test.each([
  ['said Nicole Kidman today', 'Kidman', ['Kinsman']],
  ['worth £13bn now', 'bn', ['ban']],
  ['run knitr, then knitr again', 'knitr', ['knit']],
  ['the IAAF said', 'IAAF', ['If']],
])('keeps names and terms in %j', (text, word, replacements) => {
  expect(spellingOf(text, lintOf(text, word, replacements))).toBeUndefined()
})

test('counts a swap of neighbours as one edit', () => {
  expect(editDistance('recieve', 'receive')).toBe(1)
  expect(editDistance('', 'abc')).toBe(3)
})
