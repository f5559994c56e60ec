import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { longText, mills, sentencesOf, spanish } from '../testing/texts.ts'

const sentences = sentencesOf(mills)

test.each([
  ['Summarise this in two sentences', 2],
  ['summary in 3 sentences please', 3],
  ['tl;dr', 1],
  ['give me a short summary', 2],
  ['what are the five main points', 5],
  ['Summarize', 4],
])('keeps sentences verbatim and in order for %j', async (request, count) => {
  const reply = await ask(`${request}:\n\n${mills}`)
  const kept = sentencesOf(reply.replace(/^- /gm, ''))
  expect(kept).toHaveLength(count)
  const places = kept.map((sentence) => sentences.indexOf(sentence))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('respects a number of words', async () => {
  const reply = await ask(`summarise in 40 words: ${mills}`)
  expect(reply.split(/\s+/).length).toBeLessThanOrEqual(40)
  expect(reply.split(/\s+/).length).toBeGreaterThan(15)
})

test('continues from the last summary for shorter, longer and bullets', async () => {
  expect(sentencesOf(await ask(`summarise: ${mills}`, 'shorter'))).toHaveLength(2)
  expect(sentencesOf(await ask(`summarise in two sentences: ${mills}`, 'make it longer'))).toHaveLength(4)
  expect(await ask(`summarise: ${mills}`, 'as 3 bullet points')).toMatch(/^- .+\n- .+\n- .+$/)
})

test.each([
  ['summarise', /^Send me the text/],
  ['summarise: 🙂🙂🙂', /no words/],
  ['summarise: One sentence only.', /one sentence long/],
])('replies to %j plainly', async (request, expected) => {
  expect(await ask(request)).toMatch(expected)
})

test('summarises another language with a warning', async () => {
  expect(await ask(`summarise in one sentence:\n\n${spanish}`)).toMatch(/looks like Spanish/)
})

test('summarises 50,000 characters in at most eight sentences', async () => {
  expect(sentencesOf(await ask(`summarise:\n\n${longText()}`)).length).toBeLessThanOrEqual(8)
})

test('a sentence that a text repeats is given once', async () => {
  const said = 'The moon pulls the sea twice a day, and harbours plan their work around it.'
  const reply = await ask(`summarise this in two sentences: ${`${said} `.repeat(12)}`)
  expect(reply).toBe(said)
})
