import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { longText, mills, spanish } from '../testing/texts.ts'

test.each([
  ['give me a title', 1],
  ['suggest three titles', 3],
  ['What should I call this?', 4],
  ['5 headlines please', 5],
  ['title this', 4],
])('takes titles for %j from the words of the text', async (request, count) => {
  const reply = await ask(`${request}\n\n${mills}`)
  const titles = reply.split('\n').map((line) => line.replace(/^- |\*\*/g, ''))
  expect(titles).toHaveLength(count)
  const known = new Set([...mills.toLowerCase().match(/[a-z]+/g)!, 'and'])
  for (const title of titles)
    for (const word of title.toLowerCase().match(/[a-z]+/g)!) expect(known).toContain(word)
})

test('reports that a topic alone is not enough', async () => {
  expect(await ask('title for an essay about remote work')).toMatch(/From the topic alone:\n\n- Remote work/)
})

test.each([
  ['give me a title', /^Send me the text/],
  ['give me a title: 🙂🙂', /no words/],
  [`give me a title:\n\n${spanish}`, /Spanish.+English only/],
])('replies to %j plainly', async (request, expected) => {
  expect(await ask(request)).toMatch(expected)
})

test('writes a title for 50,000 characters too', async () => {
  expect((await ask(`give me a title:\n\n${longText()}`)).length).toBeLessThan(100)
})
