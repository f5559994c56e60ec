import { expect, test } from 'vitest'
import { subjectFault } from './commit-subjects.ts'

test.each([
  'chats: scroll to the question on send',
  'detector, humanizer: test for barriers',
  'ui: list the AI score first',
])('accepts %j', (subject) => {
  expect(subjectFault(subject)).toBeNull()
})

test.each([
  ['Let nobody be perfect', 'area'],
  ['chats: Scroll to the question', 'capital'],
  ['chats: scroll to the question.', 'full stop'],
  [`chats: ${'scroll '.repeat(12)}`.trim(), 'characters'],
])('refuses %j', (subject, reason) => {
  expect(subjectFault(subject)).toContain(reason)
})
