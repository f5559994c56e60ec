import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { mills, spanish } from '../testing/texts.ts'

test.each([
  [
    'Proofread this: He dont know nothing about the enviroment.',
    "He doesn't know nothing about the environment.",
  ],
  ['fix the grammar: I has a apple.', 'I have an apple.'],
  [
    'check my spelling: Alot of people definately recieve mail 🙂 at the libary.',
    'A lot of people definitely receive mail 🙂 at the library.',
  ],
  ['proofread i has a apple', 'I have an apple'],
  ["any mistakes? The dog wagged it's tail. she said hello.", 'The dog wagged its tail. She said hello.'],
  ['correct this: We should of left on tuesday, isnt it?', "We should have left on Tuesday, isn't it?"],
])('%j', async (request, corrected) => {
  const [text, account] = (await ask(request)).split('\n\n---\n\n')
  expect(text).toBe(corrected)
  expect(account).toMatch(/^\*\*\d+ changes?\*\*\n\n- .+ → \*\*.+\*\*: /)
})

test('reports that there is nothing to correct', async () => {
  expect(await ask(`proofread: ${mills}`)).toMatch(/^I found nothing to correct/)
})

test('keeps names, addresses, code and quoted identifiers', async () => {
  const text = 'Nicole Kidmann wrote to joe@exmaple.com about `recieve_mail` on https://exmaple.com/teh.'
  expect(await ask(`proofread: ${text}`)).toMatch(/^I found nothing to correct/)
})

test('accepts British spelling in a British text', async () => {
  expect(
    await ask('proofread: The colour of the neighbour’s car is grey, and the centre is closed.'),
  ).toMatch(/^I found nothing/)
})

test.each([
  ['proofread', /^Send me the text/],
  ['proofread: 🙂', /no words/],
  [`proofread: ${spanish}`, /Spanish.+English only/],
])('replies to %j plainly', async (request, expected) => {
  expect(await ask(request)).toMatch(expected)
})
