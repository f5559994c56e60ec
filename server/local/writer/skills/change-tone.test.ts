import { expect, test } from 'vitest'
import { changeRegister } from '../register/change-register.ts'
import { ask } from '../testing/ask.ts'

test.each([
  [
    "hey prof, can't make it to class tmrw cuz I'm sick. gonna send u the hw asap, sorry!! thanks a lot",
    'Dear Professor, cannot make it to class tomorrow because I am sick. I will send you the homework as soon as possible, sorry. Thank you very much',
  ],
  ["It's late and it's been a long day.", 'It is late and it has been a long day.'],
  ["I'd like to go. You'd better hurry!", 'I would like to go. You had better hurry.'],
  ['The dog’s bowl is John’s.', "The dog's bowl is John's."],
  ['He said "gonna do it" to me, lol 😀', 'He said "gonna do it" to me,'],
])('makes %j formal', (text, formal) => {
  expect(changeRegister(text, 'formal').trim()).toBe(formal)
})

test.each([
  [
    'I am writing to inform you that I cannot attend. I would be grateful if you could send the notes.',
    "I wanted to let you know that I can't attend. It would be great if you could send the notes.",
  ],
  ['However, we do not require additional time.', "But we don't need more time."],
])('makes %j casual', (text, casual) => {
  expect(changeRegister(text, 'casual')).toBe(casual)
})

test.each([
  ['make it more formal: hey prof, i dont get the hw', 'Dear Professor, I do not get the homework'],
  ['can you rewrite this in a professional tone: thx for the info!', 'Thank you for the information.'],
  ['make this less formal: We do not require assistance.', "We don't need help."],
  ['make this sound casual: It is approximately sufficient.', 'It is about enough.'],
])('%j', async (request, text) => {
  expect(await ask(request)).toContain(text)
})

test('works on the last text of the conversation', async () => {
  expect(
    await ask(
      'Here is my note. I cannot come to the party because I do not have a car, sorry about that everyone and see you all at the next one in June.',
      'make it more casual',
    ),
  ).toContain("I don't have a car")
})
