import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { longText, mills, spanish } from '../testing/texts.ts'

test.each([
  ['quiz me on this', 5],
  ['make a quiz with three questions', 3],
  ['make 8 multiple choice questions from this', 8],
  ['Ask me 4 questions about it', 4],
  ['create a 2-question quiz', 2],
])('replies to %j with questions and answers from the text', async (request, count) => {
  const [questions, answers] = (await ask(`${request}:\n\n${mills}`)).split('**Answers**')
  expect(questions!.match(/^\d+\. /gm)).toHaveLength(count)
  const given = [...answers!.matchAll(/^\d+\. (?:[a-h]\) )?(.+)$/gm)].map(([, answer]) => answer!)
  expect(given).toHaveLength(count)
  for (const answer of given) expect(mills).toContain(answer)
  for (const [, option] of questions!.matchAll(/^ {3}[a-h]\) (.+?) *$/gm)) expect(mills).toContain(option!)
})

test('inverts simple sentences', async () => {
  const text =
    'Ada Lovelace wrote the first program in 1843. 340 people worked at the mill. The bridge was built in 1901. A loom is a machine that weaves thread into cloth.'
  const reply = await ask(`quiz me with 4 questions: ${text}`)
  expect(reply).toContain('Who wrote the first program in 1843?')
  expect(reply).toContain('How many people worked at the mill?')
  expect(reply).toContain('When was the bridge built?')
  expect(reply).toContain('What is a machine that weaves thread into cloth?')
})

test.each([
  ['quiz me', /^Send me the text/],
  ['quiz me on the French Revolution', /a topic alone is not enough/],
  ['quiz me: 🙂🙂', /no words/],
  ['quiz me on this: It is. So it goes.', /nothing to ask/],
  [`quiz me on this:\n\n${spanish}`, /Spanish.+English only/],
])('replies to %j plainly', async (request, expected) => {
  expect(await ask(request)).toMatch(expected)
})

test('asks as many questions as a short text has, and at most twenty for a long one', async () => {
  expect(await ask(`make a quiz with 20 questions:\n\n${mills}`)).toMatch(
    /^The text has enough for \d+ questions/,
  )
  const [questions] = (await ask(`make a quiz with 90 questions:\n\n${longText()}`)).split('**Answers**')
  expect(questions!.match(/^\d+\. /gm)!.length).toBeLessThanOrEqual(20)
})

test.each(['quiz me on this', 'give me a title for this'])(
  '%j reads a run of 50,000 letters and hyphens at once',
  async (request) => {
    const started = process.threadCpuUsage().user
    await ask(`${request}:\n\n${'a-'.repeat(25_000)}.`)
    // The tagger's own expressions would take 26 seconds.
    expect(process.threadCpuUsage().user - started).toBeLessThan(5_000_000)
  },
)
