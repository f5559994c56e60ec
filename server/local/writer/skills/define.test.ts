import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ['define serendipity', /^\*\*serendipity\*\* \(noun\)\n\n1\. good luck/],
  ['What does "ran" mean?', /^\*\*run\*\* \(verb\), which "ran" is a form of/],
  ["what's the meaning of ad hoc", /^\*\*ad hoc\*\* \(adjective|^\*\*ad hoc\*\* \(adverb/],
  ['Define: mice', /^\*\*mouse\*\* \(noun\)/],
  ['what is photosynthesis?', /^\*\*photosynthesis\*\* \(noun\)/],
  ['give me 5 synonyms for important', /By sense:\n\n- significant .+- of import [^\n]+\n\nFrom/s],
  ['synonyms for happy', /^Synonyms of \*\*happy\*\*.+\n\n- .*glad/s],
  ['antonyms of hot', /- cold \(adjective/],
])('%j', async (request, expected) => {
  expect(await ask(request)).toMatch(expected)
})

test.each([
  ['define flurbish', /^"flurbish" is not in my dictionary/],
  ['define', /^Tell me the word/],
  ['what is the capital of France?', /takes a language model/],
  ['define 🙂', /not in my dictionary|Tell me the word/],
  [`define ${'antidis'.repeat(2_000)}`, /not in my dictionary|no words|I have your text/],
])('replies to %j plainly', async (request, expected) => {
  expect(await ask(request)).toMatch(expected)
})
