import { expect, test } from 'vitest'
import { parentForNext, readShown, storedRefusal } from '../messages/shown-messages.ts'
import { textToCheck } from '../messages/text-to-check.ts'
import { applyEvent, type LiveReply, shownMessage, textSoFar } from './live-reply.ts'

const question = shownMessage({ clientId: 'question-1', sender: 'user', text: 'Hello' })
const reply = shownMessage({ clientId: 'reply-001', sender: 'assistant', status: 'streaming' })
const live: LiveReply = {
  phase: 'sending',
  humanize: false,
  isStopping: false,
  startedAtMs: 0,
  question,
  reply,
  isOwn: true,
  isContinued: false,
  heard: '',
  stages: [],
  thinkingSinceMs: null,
  wait: null,
}

test('appends words to the text that a reply had before this tab followed it', () => {
  const stored = { ...reply, id: 'r', text: 'Twice a ' }
  const start = { type: 'start', chatId: 'c', title: 't', userMessage: null, reply: stored } as const
  const followed = applyEvent(applyEvent(live, start), { type: 'delta', text: 'day' })
  expect(followed).toMatchObject({ phase: 'streaming', question, reply: { text: 'Twice a day' } })
})

test('keeps the received text when a restarted server has less of it', () => {
  const start = { type: 'start', chatId: 'c', title: 't', userMessage: null } as const
  const shown = { ...live, reply: { ...reply, text: 'Twice a day' } }
  const again = applyEvent(shown, { ...start, reply: { ...reply, text: 'Twice' } })
  expect(textSoFar(again)).toBe('Twice a day')
  const further = applyEvent(again, { type: 'delta', text: ' a day the river rises' })
  expect(textSoFar(further)).toBe('Twice a day the river rises')
})

test('shows what the reply waits for until its first word', () => {
  const waiting = applyEvent(live, { type: 'wait', wait: { state: 'queued', place: 2, seconds: null } })
  expect(waiting.wait).toEqual({ state: 'queued', place: 2, seconds: null })
  expect(applyEvent(waiting, { type: 'delta', text: 'Twice' }).wait).toBeNull()
})

const thinking = { type: 'thoughts', text: '', seconds: 0, isOver: false, keeps: null } as const

test('gathers what the model thinks until its first word, beside the text', () => {
  const thought = [
    { ...thinking, text: 'The moon ' },
    { ...thinking, text: 'pulls.', seconds: 3 },
  ].reduce<LiveReply>(applyEvent, live)
  expect(thought).toMatchObject({ reply: { text: '', thoughts: 'The moon pulls.', thoughtSeconds: 3 } })
  expect(thought.thinkingSinceMs).toBeGreaterThan(0)
  const replied = applyEvent(applyEvent(thought, { ...thinking, seconds: 4, isOver: true }), {
    type: 'delta',
    text: 'Twice',
  })
  expect(replied).toMatchObject({
    thinkingSinceMs: null,
    reply: { text: 'Twice', thoughts: 'The moon pulls.', thoughtSeconds: 4 },
  })
})

test('takes text away that turns out to be thinking', () => {
  const shown = { ...live, heard: 'Twice a day', reply: { ...reply, text: 'Twice a day' } }
  const turned = applyEvent(shown, { ...thinking, text: ' a day', keeps: 5 })
  expect(textSoFar(turned)).toBe('Twice')
  expect(turned.reply.thoughts).toBe(' a day')
})

test('a repeated stage keeps its place and updates its score', () => {
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

test('shows the branch of a reply in progress without its stored part', () => {
  const first = { ...question, id: 'q1' }
  const answer = { ...reply, id: 'a1', clientId: 'reply-000', parentId: 'q1', status: 'complete' as const }
  const open = { messages: [first, answer], leafId: 'a1' }
  const asked = {
    question: { ...question, clientId: 'question-2', parentId: 'a1' },
    replyClientId: 'reply-002',
  }
  const shown = readShown(open, { ...asked, replyTo: null })
  expect(shown.past.map(({ clientId }) => clientId)).toEqual(['question-1', 'reply-000', 'question-2'])
  const again = readShown(open, { question: null, replyClientId: 'reply-003', replyTo: 'q1' })
  expect(again.past.map(({ clientId }) => clientId)).toEqual(['question-1'])
  const followed = readShown(open, { question: null, replyClientId: 'reply-000', replyTo: 'q1' })
  expect(followed.past.map(({ clientId }) => clientId)).toEqual(['question-1'])
  expect(readShown(open, null).past).toHaveLength(2)
})

test('the next message follows the last shown one that the server knows', () => {
  expect(parentForNext([])).toBeNull()
  expect(parentForNext([{ ...question, id: 'q1' }])).toBe('q1')
  expect(parentForNext([question])).toBeUndefined()
})

test('checks the typed text first, otherwise the last reply without markup', async () => {
  const messages = [question, { ...reply, text: 'The **reply**' }]
  expect(await textToCheck('typed', messages)).toBe('typed')
  expect(await textToCheck('  ', messages)).toBe('The reply')
  expect(await textToCheck('', [question])).toBe('')
})

test('a reply that was checked but not changed shows that after a reload', () => {
  const details = { finalHumanScore: 82.4 } as NonNullable<typeof reply.humanizationDetails>
  expect(storedRefusal({ ...reply, humanizationDetails: details })?.message).toContain('reads 82.4% human')
  expect(storedRefusal({ ...reply, humanized: true, humanizationDetails: details })).toBeNull()
  expect(storedRefusal(reply)).toBeNull()
})
