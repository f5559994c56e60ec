import { expect, test } from 'vitest'
import { asks } from './recognise.ts'
import { splitMessage } from './split-message.ts'

const text = 'The committee met on Tuesday. It approved the budget, and nobody objected.'

test.each([
  [`Summarise this: ${text}`, text],
  [`please proofread the following text\n\n${text}`, text],
  [`${text}\n\nCan you summarise that in one sentence?`, text],
  [`Is this AI? ${text}`, text],
  [`humanize ${text}`, text],
  [`Could you proofread this "${text}"`, text],
  [`count the words:\n\`\`\`\n${text}\n\`\`\``, text],
  [`${text} Can you count the words in this?`, text],
  [`Summarise this in two sentences. Keep it short.\n${text}`, text],
  ['count the words', ''],
  ['Summarise this. Keep it to one sentence.', ''],
])('finds the text in %j', (message, expected) => {
  expect(splitMessage(message, asks)?.text).toBe(expected)
})

test.each([text, 'What a day that was', '', 'The outline of the hill was dark against the sky.'])(
  'finds no request in %j',
  (message) => {
    expect(splitMessage(message, asks)).toBeNull()
  },
)
