import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { mills } from '../testing/texts.ts'

const stiff =
  'Furthermore, it is important to note that effective communication plays a pivotal role in fostering collaboration. Moreover, organizations must leverage innovative strategies in order to navigate the complexities of the modern landscape. Additionally, leaders should utilize a comprehensive framework that underscores the significance of transparency. Ultimately, this multifaceted approach serves as a testament to the transformative power of teamwork. In conclusion, embracing these principles will empower teams to unlock their full potential and drive meaningful change.'

test.each([
  `humanize this: ${stiff}`,
  `Make this sound more human:\n\n${stiff}`,
  `rewrite it so that it reads naturally\n\n${stiff}`,
])('humanizes and reports the result: %#', async (request) => {
  const [text, scores] = (await ask(request)).split('\n\n---\n\n')
  expect(text).not.toBe(stiff)
  expect(text!.length).toBeGreaterThan(200)
  expect(scores).toBeTruthy()
})

test('a follow-up humanizes the last text', async () => {
  expect(await ask(stiff, 'now humanize it')).toContain('---')
})

test.each([
  `is this AI? ${mills}`,
  `check this for AI:\n\n${mills}`,
  `Was this written by ChatGPT?\n\n${mills}`,
])('checks a text: %#', async (request) => {
  const reply = await ask(request)
  expect(reply).toMatch(/^\*\*(?:over |under )?\d+% AI, (?:over |under )?\d+% human\.\*\* This text /)
  expect(reply).toContain('A score is a signal and not a proof.')
})

test.each([
  ['humanize', /^Send me the text to humanize/],
  ['is this AI?', /^Send me the text to check/],
  ['humanize: 🙂🙂', /no words/],
  ['is this AI: Too short to tell.', /too short/],
  ['humanize: Good.', /^I left the text as it is\. /],
])('replies to %j plainly', async (request, expected) => {
  expect(await ask(request)).toMatch(expected)
})
