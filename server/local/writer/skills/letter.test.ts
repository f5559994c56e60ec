import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test('writes a letter around the notes and adds no fact', async () => {
  const reply = await ask(
    'Write an email to my landlord about the broken heating:\n\n- the heating has been broken since Monday\n- I called twice\n- the flat is at 14 degrees',
  )
  expect(reply).toContain('**Subject:** The broken heating')
  expect(reply).toContain('Dear [name],')
  for (const fact of ['broken since Monday', 'called twice', '14 degrees']) expect(reply).toContain(fact)
  expect(reply).toContain('Kind regards,\n[Your name]')
  expect(reply).toContain('Every fact is from your notes')
})

test('names what the letter is about where the first note does', async () => {
  const reply = await ask(
    'write an email to my professor asking for an extension: the essay on tides, I was ill for a week',
  )
  expect(reply).toContain('an extension of the deadline for the essay on tides.')
  expect(reply).toContain('I was ill for a week.')
  expect(reply).not.toContain('The essay on tides.')
})

test.each([
  [
    'write an email to my professor asking for an extension',
    'Request for an extension',
    'Dear Professor [name],',
  ],
  ['write a cover letter', 'Application for [position]', 'Dear [name],'],
  ['write a resignation letter', 'Resignation', 'Dear [name],'],
  ['draft a thank-you email', 'Thank you', 'Dear [name],'],
  ['write an email', '[Subject]', 'Dear [name],'],
])('replies to %j without notes with a frame and fields', async (request, subject, greeting) => {
  const reply = await ask(request)
  expect(reply).toContain(`**Subject:** ${subject}`)
  expect(reply).toContain(greeting)
  expect(reply).toContain('A frame without your facts')
})

test('does not write an essay as a letter', async () => {
  expect(await ask('write an essay about letters in the war')).not.toContain('Dear')
})
