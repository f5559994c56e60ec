import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { limits } from '../../../contract/limits.ts'
import type {
  StudyMakingEvent,
  StudyProgress,
  StudyReviewed,
  StudySession,
  StudySet,
  StudySetSummary,
} from '../../../contract/study/study.ts'
import { refusalOf } from '../../testing/chat-calls.ts'
import { putEssay, sendUpdate, writeParagraph } from '../../testing/essay-calls.ts'
import { allEvents } from '../../testing/read-events.ts'
import type { ModelServer } from '../../testing/servers/model-server.ts'
import { openModelApp } from '../../testing/servers/open-model-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'

const text = `Photosynthesis is the process by which plants turn light into chemical energy. Chlorophyll is a
pigment that absorbs red and blue light and reflects green light. In 1779, Jan Ingenhousz discovered that plants release
oxygen only in sunlight. Melvin Calvin received the Nobel Prize in 1961. Stomata close at night because carbon dioxide is
not needed in the dark. Mitochondria consist of an outer membrane, an inner membrane and a matrix.`

let app: TestApp
let server: ModelServer
let user: TestUser
let now = new Date('2026-11-20T10:00:00Z')

beforeAll(async () => {
  ;({ app, server } = await openModelApp({ doors: { now: () => now } }))
})
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  server.mock.clearFixtures()
  user = await app.signUp()
})
afterAll(() => app.close())

const read = async <T>(answer: Response): Promise<T> => {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
async function eventsOf(answer: Response): Promise<StudyMakingEvent[]> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await allEvents(answer)) as StudyMakingEvent[]
}
const make = (body: object, of = user) => of.send('POST', '/api/study/sets', { id: randomUUID(), ...body })
async function madeSet(body: object = { text }, of = user): Promise<StudySet> {
  const last = (await eventsOf(await make(body, of))).at(-1)!
  if (last.type !== 'done') throw new Error(JSON.stringify(last))
  return read(await of.get(`/api/study/sets/${last.setId}`))
}
const session = (setId?: string) =>
  user.get(`/api/study/session${setId ? `?setId=${setId}` : ''}`).then((answer) => read<StudySession>(answer))
const review = (cardId: string, version: number, grade: number, id: string = randomUUID()) =>
  user.send('PUT', `/api/study/reviews/${id}`, { cardId, version, grade })

test('makes questions from a text, each with a sentence of it that has the answer', async () => {
  const set = await madeSet({ text, title: 'Plants' })
  expect(set).toMatchObject({ title: 'Plants', source: 'text', maker: 'rules' })
  expect(set.cards.length).toBeGreaterThanOrEqual(5)
  const plain = text.replace(/\s+/g, ' ')
  for (const { source, answer } of set.cards) {
    expect(plain).toContain(source)
    expect(source.toLowerCase()).toContain(answer.toLowerCase())
  }
  const { sets } = await read<{ sets: StudySetSummary[] }>(await user.get('/api/study/sets'))
  expect(sets).toMatchObject([
    { title: 'Plants', counts: { cards: set.cards.length, fresh: set.cards.length, due: 0 } },
  ])
})

test('makes a set once when the request is repeated, and only the kinds that were asked for', async () => {
  const id = randomUUID()
  const body = { id, text, kinds: ['cloze'] }
  const [first, second] = [await eventsOf(await make(body)), await eventsOf(await make(body))]
  expect([first.at(-1), second.at(-1)]).toMatchObject([
    { type: 'done', setId: id },
    { type: 'done', setId: id },
  ])
  const set = await read<StudySet>(await user.get(`/api/study/sets/${id}`))
  expect(new Set(set.cards.map(({ kind }) => kind))).toEqual(new Set(['cloze']))
})

test('makes a set from an essay as it is now, and refuses an empty one', async () => {
  const { essay } = await putEssay(user)
  expect(await refusalOf(await make({ essayId: essay.chatId }))).toMatchObject({ status: 400 })
  await sendUpdate(user, essay.chatId, writeParagraph(new Y.Doc(), text.replace(/\s+/g, ' ')))
  const set = await madeSet({ essayId: essay.chatId })
  expect(set).toMatchObject({ source: 'essay', essayId: essay.chatId })
  expect(set.cards.length).toBeGreaterThan(3)
})

test.each([
  ['too short', { text: 'Too short.' }, 'invalid_input'],
  ['blank', { text: '   ' }, 'invalid_input'],
  ['too long', { text: 'word '.repeat(limits.studyTextCharactersMax / 5 + 1) }, 'text_too_long'],
  ['neither a text nor an essay', {}, 'invalid_input'],
])('refuses a text that is %s', async (_, body, code) => {
  expect(await refusalOf(await make(body))).toMatchObject({ code })
})

test('reports a text that has nothing to ask', async () => {
  const events = await eventsOf(await make({ text: 'so it goes and then it goes on '.repeat(10) }))
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'study_nothing' })
})

test('makes what is possible from a text in another language, and says so', async () => {
  const spanish = `La fotosíntesis es un proceso por el que las plantas transforman la luz en energía química. La
clorofila es un pigmento verde que absorbe la luz. En 1779, Jan Ingenhousz descubrió que las plantas liberan oxígeno.`
  const events = await eventsOf(await make({ text: spanish }))
  expect(events.at(-1)).toMatchObject({ type: 'done', notice: 'other-language' })
})

test('survives hostile text', async () => {
  const hostile = `${'\u0000'}<script>alert(1)</script> is a ${'('.repeat(500)} thing. ${'x'.repeat(20_000)} ${'____ '.repeat(300)} ${text}`
  const set = await madeSet({ text: hostile })
  expect(set.text).not.toContain('\u0000')
})

test('asks a connected model, and drops answers that are not in the text', async () => {
  const questions = [
    {
      kind: 'short',
      prompt: 'Who received the Nobel Prize in 1961?',
      answer: 'Melvin Calvin',
      quote: 'Melvin Calvin received the Nobel Prize in 1961.',
    },
    {
      kind: 'short',
      prompt: 'Who received it in 1962?',
      answer: 'Max Perutz',
      quote: 'Melvin Calvin received the Nobel Prize in 1961.',
    },
    { kind: 'cloze', prompt: '', answer: '1779', quote: 'A sentence that is not in the text has 1779.' },
    { kind: 'riddle', prompt: 'What?', answer: 'light', quote: 'light' },
  ]
  server.mock.onMessage(/Photosynthesis/, {
    content: `Here they are:\n\`\`\`json\n${JSON.stringify({ questions })}\n\`\`\``,
  })
  const set = await madeSet({ text, withModel: true })
  const asked = server.mock.getRequests().map(({ body }) => JSON.stringify(body))
  expect(asked.at(-1)).toContain('"json_schema"')
  expect(set.maker).toBe('model')
  expect(set.cards.map(({ answer }) => answer)).toEqual(['Melvin Calvin'])
})

test('falls back to the rules with a notice when the model answers with nonsense', async () => {
  server.mock.onMessage(/Photosynthesis/, { content: 'I would rather not.' })
  const events = await eventsOf(await make({ text, withModel: true }))
  expect(events.at(-1)).toMatchObject({ type: 'done', notice: 'model-failed' })
})

test('reviews a card by the schedule of its button, and shows it again when it is due', async () => {
  const set = await madeSet()
  const [task] = (await session(set.id)).tasks
  expect(task!.intervals[1]).toBeLessThan(task!.intervals[4])
  const { card } = await read<StudyReviewed>(await review(task!.id, task!.version, 4))
  expect(card).toMatchObject({ state: 'review', version: 1 })
  expect(new Date(card.due).getTime() - now.getTime()).toBe(task!.intervals[4] * 1_000)
  expect((await session(set.id)).tasks.map(({ id }) => id)).not.toContain(task!.id)
  now = new Date(new Date(card.due).getTime() - 3_600_000)
  expect((await session(set.id)).tasks[0]).toMatchObject({ id: task!.id })
})

test('counts what is due by the day of the user’s time zone', async () => {
  await user.send('PUT', '/api/preferences', { timezone: 'Pacific/Auckland', timezone_follows_device: false })
  const set = await madeSet()
  const [task] = (await session(set.id)).tasks
  const { card } = await read<StudyReviewed>(await review(task!.id, 0, 4))
  // 11:30 UTC is half an hour after midnight in Auckland.
  const day = new Date(card.due)
  now = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() - 1, 11, 30))
  const isNextDayThere = day.getUTCHours() >= 11
  expect((await session(set.id)).counts.due).toBe(isNextDayThere ? 0 : 1)
})

test('does not count a card twice that two tabs review, nor a repeated request', async () => {
  const set = await madeSet()
  const [card] = set.cards
  const id = randomUUID()
  const [one, two] = await Promise.all([review(card!.id, 0, 3, id), review(card!.id, 0, 3)])
  expect([one.status, two.status].sort()).toEqual([200, 409])
  if (one.ok) expect((await review(card!.id, 0, 3, id)).status).toBe(200)
  const progress = await read<StudyProgress>(await user.get('/api/study/progress'))
  expect(progress.reviews).toBe(1)
})

test('undoes the last review of a card, but none before it', async () => {
  const set = await madeSet()
  const cardId = set.cards[0]!.id
  const [first, second] = [randomUUID(), randomUUID()]
  await review(cardId, 0, 1, first)
  await review(cardId, 1, 3, second)
  expect(await refusalOf(await user.send('DELETE', `/api/study/reviews/${first}`))).toMatchObject({
    code: 'conflict',
  })
  const { card } = await read<StudyReviewed>(await user.send('DELETE', `/api/study/reviews/${second}`))
  expect(card).toMatchObject({ state: 'learning', version: 3 })
  await user.send('DELETE', `/api/study/reviews/${second}`)
  const progress = await read<StudyProgress>(await user.get(`/api/study/progress?setId=${set.id}`))
  expect(progress.reviews).toBe(1)
})

test('goes on when the clock of the server is set back', async () => {
  const set = await madeSet()
  const cardId = set.cards[0]!.id
  await review(cardId, 0, 3)
  now = new Date('2026-11-19T10:00:00Z')
  const { card } = await read<StudyReviewed>(await review(cardId, 1, 3))
  expect(new Date(card.due).getTime()).toBeGreaterThan(new Date('2026-11-20T10:00:00Z').getTime())
})

test('reports retention and the coming days', async () => {
  const set = await madeSet()
  const [first, second] = set.cards
  await review(first!.id, 0, 4)
  await review(second!.id, 0, 4)
  now = new Date('2026-12-20T10:00:00Z')
  await review(first!.id, 1, 3)
  await review(second!.id, 1, 1)
  const progress = await read<StudyProgress>(await user.get('/api/study/progress'))
  expect(progress).toMatchObject({ retention: 0.5 })
  expect(progress.history.at(-1)).toEqual({ day: '2026-12-20', reviews: 2 })
  expect(progress.forecast[0]).toEqual({ day: '2026-12-20', cards: 1 })
})

test('adds, changes, refuses and deletes cards, and does not make a refused question again', async () => {
  const set = await madeSet({ text, count: 3 })
  const refused = set.cards[0]!
  await user.send('PATCH', `/api/study/cards/${refused.id}`, { refused: true })
  const more = await eventsOf(await user.send('POST', `/api/study/sets/${set.id}/questions`, { count: 60 }))
  expect(more.at(-1)).toMatchObject({ type: 'done' })
  const grown = await read<StudySet>(await user.get(`/api/study/sets/${set.id}`))
  expect(grown.cards.filter(({ prompt }) => prompt === refused.prompt)).toHaveLength(1)
  expect(grown.cards.length).toBeGreaterThan(3)
  const own = { kind: 'flashcard', prompt: 'Mine?', answer: 'Yes' }
  const { card } = await read<{ card: { id: string } }>(
    await user.send('POST', `/api/study/sets/${set.id}/cards`, own),
  )
  const gapless = { kind: 'cloze', prompt: 'No gap here', answer: 'gap' }
  expect(await refusalOf(await user.send('PUT', `/api/study/cards/${card.id}`, gapless))).toMatchObject({
    status: 400,
  })
  expect((await user.send('PUT', `/api/study/cards/${card.id}`, { ...own, answer: 'No' })).status).toBe(200)
  expect((await user.send('DELETE', `/api/study/cards/${card.id}`)).status).toBe(200)
  expect((await session(set.id)).tasks.map(({ id }) => id)).not.toContain(refused.id)
})

test('reports a set that was deleted on another device', async () => {
  const set = await madeSet()
  expect((await user.send('DELETE', `/api/study/sets/${set.id}`)).status).toBe(200)
  expect(await refusalOf(await review(set.cards[0]!.id, 0, 3))).toMatchObject({ status: 404 })
  expect(await refusalOf(await user.get(`/api/study/session?setId=${set.id}`))).toMatchObject({ status: 404 })
})

test('refuses another user and a visitor', async () => {
  const set = await madeSet()
  const other = await app.signUp()
  const card = set.cards[0]!
  expect((await other.get(`/api/study/sets/${set.id}`)).status).toBe(404)
  const attempt = await other.send('PUT', `/api/study/reviews/${randomUUID()}`, {
    cardId: card.id,
    version: 0,
    grade: 3,
  })
  expect(attempt.status).toBe(404)
  expect((await app.request('/api/study/sets')).status).toBe(401)
})
