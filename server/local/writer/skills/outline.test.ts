import { expect, test } from 'vitest'
import { declineTexts } from '../../../../contract/chats/writer-replies.ts'
import { ask } from '../testing/ask.ts'
import { longText, mills, sentencesOf, spanish } from '../testing/texts.ts'

test.each([
  'Make an outline about remote work',
  'outline for an essay on whether schools should ban phones',
  'outline: how to bake bread',
  'Outline the history of tea',
  'outline cats vs dogs',
  'Outline a three-day trip to Lisbon',
])('%j takes knowledge of its topic', async (request) => {
  expect(await ask(request)).toBe(declineTexts.en)
})

test('outlines a text by its paragraphs, in its own words', async () => {
  const reply = await ask(`outline this:\n\n${mills}`)
  expect(reply.match(/^\d+\. \*\*/gm)).toHaveLength(4)
  const points = reply.split('\n').filter((line) => line.startsWith('   - '))
  for (const point of points) expect(sentencesOf(mills)).toContain(point.slice(5))
})

test('keeps the headings that a text has', async () => {
  const reply = await ask(
    'outline:\n\n# Tea\n\nTea is a drink made from leaves.\n\n# Coffee\n\nCoffee is a drink made from beans.',
  )
  expect(reply).toMatch(/1\. \*\*Tea\*\*[\s\S]+2\. \*\*Coffee\*\*/)
})

test.each([
  ['outline', /^Send me the text/],
  ['outline: 🙂', /no words/],
  [`outline:\n\n${spanish}\n\n${spanish}`, /Spanish.+English only/],
])('replies to %j plainly', async (request, expected) => {
  expect(await ask(request)).toMatch(expected)
})

test('divides 50,000 characters into at most eight parts', async () => {
  expect((await ask(`outline:\n\n${longText()}`)).match(/^\d+\. /gm)!.length).toBeLessThanOrEqual(8)
})
