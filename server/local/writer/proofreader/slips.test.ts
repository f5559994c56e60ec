import { expect, test } from 'vitest'
import { findSlips } from '../../../../contract/proofreading/phrase-slips.ts'
import { correct } from './corrections.ts'

async function corrected(text: string): Promise<string> {
  return correct(text, findSlips(text)).text
}

test.each([
  ['It was due last weak.', 'It was due last week.'],
  ["Thank you for you're email.", 'Thank you for your email.'],
  ['Your welcome to come.', "You're welcome to come."],
  ['I wanted to followup today.', 'I wanted to follow up today.'],
  ['My skills is a good match.', 'My skills are a good match.'],
  ['I look forward to here from you.', 'I look forward to hearing from you.'],
  ['I have three year experience.', "I have three years' experience."],
  ['Me and him goes home.', 'He and I go home.'],
  ['There are many reason why it failed.', 'There are many reasons why it failed.'],
  ['We saw two city in a day.', 'We saw two city in a day.'.replace('city', 'cities')],
])('corrects %j', async (text, expected) => {
  expect(await corrected(text)).toBe(expected)
})

test.each([
  'He felt weak last night.',
  'Your news is good, his boss is late and my analysis is done.',
  "You're right that your order is late.",
  'Many people came, and several children sang.',
  'The two water mills stood by a five mile walk.',
  'She told me and him to wait.',
])('accepts %j', async (text) => {
  expect(await corrected(text)).toBe(text)
})
