import { expect, test } from 'vitest'
import {
  firstWordsTitle,
  isTitlePrompt,
  isUntitled,
  openingWords,
  threeWordTitle,
  titlePrompts,
} from './titles.ts'

test.each([
  ['Moon and tides', 'Moon and tides'],
  ['Moon and tides and more', 'Moon and tides'],
  ['Tides', 'Tides Topic Discussion'],
  ['The sea', 'The sea Topic'],
  ['', 'Topic Discussion Conversation'],
  ['"Moon", (and) — tides!', 'Moon and tides'],
  ['Ебб и поток', 'Ебб и поток'],
  ['\u200b\u2060', 'Topic Discussion Conversation'],
])('makes three words of %j: %j', (text, title) => {
  expect(threeWordTitle(text)).toBe(title)
})

test('pads an essay title with its own words', () => {
  expect(threeWordTitle('Tides', 'essay')).toBe('Tides Essay Writing')
})

test.each([
  ['why are there tides, and when do they come?', 'Why are there tides and when'],
  ['   hello   ', 'Hello'],
  ['what is 17% of 340?', 'What is 17% of 340'],
  ['is €5, or $6, a lot %', 'Is €5 or $6 a lot'],
  ['…!?', null],
  ['', null],
])('returns the first words of %j: %j', (text, title) => {
  expect(firstWordsTitle(text)).toBe(title)
})

test.each([
  ['  Tides,\n\nand when they\u200b come. ', 'Tides, and when they come.'],
  ['\u200b\n', ''],
  [`${'tide, '.repeat(40)}end`, `${'tide, '.repeat(15)}tide…`],
  [`${'The tide. '.repeat(40)}`, `${'The tide. '.repeat(9)}The tide…`],
  ['x'.repeat(500), `${'x'.repeat(100)}…`],
  [`${'x'.repeat(95)} word and more`, `${'x'.repeat(95)} word…`],
  [`${'x'.repeat(94)} words and more`, `${'x'.repeat(94)} words…`],
  [`${'x'.repeat(95)} words and more`, `${'x'.repeat(95)}…`],
  [`${'x'.repeat(99)}🌊🌊`, `${'x'.repeat(99)}…`],
  ['潮'.repeat(200), `${'潮'.repeat(100)}…`],
])('shortens %j to %j', (text, opening) => {
  expect(openingWords(text)).toBe(opening)
})

test('limits the title of one endless word', () => {
  expect(firstWordsTitle('x'.repeat(500))!.length).toBeLessThanOrEqual(60)
})

test('recognizes title requests and untitled chats', () => {
  expect(isTitlePrompt(`${titlePrompts.chat}tides`)).toBe(true)
  expect(isTitlePrompt('Explain tides in 3 words')).toBe(false)
  for (const title of ['', ' New Chat ', 'Untitled Chat']) expect(isUntitled(title)).toBe(true)
  expect(isUntitled('New Chats')).toBe(false)
})
