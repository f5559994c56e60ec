import { expect, test } from 'vitest'
import { applyEvent, type LiveReply, newMessage, textSoFar } from './live-reply.ts'
import { shownMessages, storedRefusal, textToCheck } from './shown-messages.ts'

const question = newMessage({ clientId: 'question-1', sender: 'user', text: 'Hello' })
const reply = newMessage({ clientId: 'reply-001', sender: 'assistant', status: 'streaming' })
const live: LiveReply = {
  phase: 'sending',
  humanize: false,
  isStopping: false,
  startedAtMs: 0,
  question,
  reply,
  heard: '',
  stages: [],
}

test('words are added, also to those that a reply had before this tab followed it', () => {
  const stored = { ...reply, id: 'r', text: 'Twice a ' }
  const start = { type: 'start', chatId: 'c', title: 't', userMessage: null, reply: stored } as const
  const followed = applyEvent(applyEvent(live, start), { type: 'delta', text: 'day' })
  expect(followed).toMatchObject({ phase: 'streaming', question, reply: { text: 'Twice a day' } })
})

test('what had arrived stays, although a server that was started again knows less of it', () => {
  const start = { type: 'start', chatId: 'c', title: 't', userMessage: null } as const
  const shown = { ...live, reply: { ...reply, text: 'Twice a day' } }
  const again = applyEvent(shown, { ...start, reply: { ...reply, text: 'Twice' } })
  expect(textSoFar(again)).toBe('Twice a day')
  const further = applyEvent(again, { type: 'delta', text: ' a day the river rises' })
  expect(textSoFar(further)).toBe('Twice a day the river rises')
})

test('a stage that is told twice keeps its place and takes the score', () => {
  const stage = { type: 'stage', humanScore: null, aiScore: null } as const
  const told = [
    { ...stage, stage: 'writing' as const },
    { ...stage, stage: 'analyzing' as const },
    { ...stage, stage: 'analyzing' as const, humanScore: 21, aiScore: 79 },
  ].reduce<LiveReply>(applyEvent, live)
  expect(told.humanize).toBe(true)
  expect(told.stages.map(({ stage, humanScore }) => [stage, humanScore])).toEqual([
    ['writing', null],
    ['analyzing', 21],
  ])
})

test('a message that the record has already is shown once, as this tab knows it', () => {
  const stored = [question, { ...reply, text: 'Tw' }]
  const shown = shownMessages(stored, { ...live, reply: { ...reply, text: 'Twice' } })
  expect(shown.map(({ text }) => text)).toEqual(['Hello', 'Twice'])
  expect(shownMessages([], live).map(({ clientId }) => clientId)).toEqual(['question-1', 'reply-001'])
})

test('a question that was asked again after an empty failure is shown once', () => {
  const failed = { ...reply, status: 'failed' as const }
  const again = { ...question, clientId: 'question-2' }
  const answer = { ...reply, clientId: 'reply-002', status: 'complete' as const, text: 'Yes' }
  expect(shownMessages([question, failed, again, answer], null)).toEqual([again, answer])
  const partial = { ...failed, text: 'Ye' }
  expect(shownMessages([question, partial, again, answer], null)).toHaveLength(4)
  expect(shownMessages([question, failed], null)).toHaveLength(2)
})

test('what is typed is checked before the last reply', () => {
  const messages = [question, { ...reply, text: 'The reply' }]
  expect(textToCheck('typed', messages)).toBe('typed')
  expect(textToCheck('  ', messages)).toBe('The reply')
  expect(textToCheck('', [question])).toBe('')
})

test('a reply that was checked and left alone says so after a reload', () => {
  const details = { finalHumanScore: 82.4 } as NonNullable<typeof reply.humanizationDetails>
  expect(storedRefusal({ ...reply, humanizationDetails: details })).toContain('reads 82% human')
  expect(storedRefusal({ ...reply, humanized: true, humanizationDetails: details })).toBeNull()
  expect(storedRefusal(reply)).toBeNull()
})
