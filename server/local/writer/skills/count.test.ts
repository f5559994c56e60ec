import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { mills, spanish } from '../testing/texts.ts'
import { measureText, syllables } from '../text/measures.ts'

test.each([
  ['how many words', '**209 words**.'],
  ['count the sentences', '**16 sentences**.'],
  ['How many characters is this?', '**1,131 characters**.'],
  ['paragraph count', '**4 paragraphs**.'],
  ['what is the reading time', '**53 seconds** to read, 209 words.'],
  ['how hard is this to read', '**Easy**'],
  ['how many times do I use the word "mill"', '"mill" appears 5 times in 209 words.'],
])('%j', async (request, expected) => {
  expect((await ask(`${request}:\n\n${mills}`)).startsWith(expected)).toBe(true)
})

test.each([
  ['count', /^Send me the text/],
  ['count the words: 🙂🙂', /\*\*0 words\*\*/],
  ['count the words: 我喜欢读书和写作', /\*\*\d words\*\*/],
])('replies to %j plainly', async (request, expected) => {
  expect(await ask(request)).toMatch(expected)
})

test('omits readability for other languages', async () => {
  expect(await ask(`count the words: ${spanish}`)).toMatch(/Spanish.+English only/)
})

test('counts an emoji as one character, whatever its parts', () => {
  expect(measureText('👩‍👩‍👧 é').characters).toBe(3)
})

test.each([
  ['cat', 1],
  ['table', 2],
  ['water', 2],
  ['machine', 2],
  ['beautiful', 3],
  ['jumped', 1],
  ['wanted', 2],
])('%s has %i syllables', (word, count) => {
  expect(syllables(word)).toBe(count)
})
