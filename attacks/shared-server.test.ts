import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, inject, test } from 'vitest'
import { type TestUser, testPassword } from '../server/testing/test-user.ts'
import { until } from '../server/testing/until.ts'
import { type Answer, atOnce, isFailure, read } from './answers.ts'
import { holdModel, readModelCounts } from './attacked-server.ts'
import { callFrom, newNetwork, postJson, signUp } from './callers.ts'

const server = inject('attacked')
/** The limits for one account in server/platform/policies/route-costs.ts. */
const repliesAtOnce = 6
const repliesWaiting = 20
const streamsMax = 10
const streamsOfAccountMax = 50
let ana: TestUser
let ben: TestUser

beforeAll(async () => {
  ana = await signUp(server)
  ben = await signUp(server)
})

test('H4: a flood of messages reaches the operator’s model a few at a time', async () => {
  await readModelCounts(server)
  const sent = 40
  const refusedAtLeast = sent - repliesAtOnce - repliesWaiting
  let refused = 0
  const send = async () => {
    const answer = await ana.send('POST', '/api/chat', { message: 'Tell me something.' })
    if (answer.status === 429) refused++
    return answer
  }
  let answers: Promise<Answer[]> = Promise.resolve([])
  // While no reply ends, no place becomes free, however slowly the messages arrive.
  await holdModel(server, () => {
    answers = atOnce(sent, send)
    return until(() => refused >= refusedAtLeast, 'the refusal of all that have no place')
  })
  expect((await answers).filter(isFailure)).toEqual([])
  expect(refused).toBe(refusedAtLeast)
  // A title may be generated together with each reply.
  expect((await readModelCounts(server)).atOnce).toBeLessThanOrEqual(2 * repliesAtOnce)
})

test('M7: no title of a visitor reaches the operator’s model', async () => {
  await readModelCounts(server)
  const message = `Explain in 3 words what this conversation is about: ${'bread '.repeat(600)}`
  const answers = await atOnce(20, () =>
    postJson(callFrom(server), '/api/chat', { isTitle: true, message, model: 'counted' }),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await readModelCounts(server)).calls).toBe(0)
  expect((await read(callFrom(server)('/api/models'))).text).not.toContain('counted')
})

test('M6: visitors of one IPv6 network share their checks', async () => {
  const network = newNetwork()
  const answers = await atOnce(60, (at) =>
    postJson(callFrom(server, `${network}::${at + 1}`), '/api/zerogpt/detect', { input_text: 'A calm sea.' }),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(30)
})

test('M10: limits the event streams of a session, and refuses them once it has ended', async () => {
  const opened = await Promise.all(
    Array.from({ length: 40 }, () => ben.get('/api/chats/news', { accept: 'text/event-stream' })),
  )
  const open = opened.filter(({ ok }) => ok)
  expect(open.length).toBeLessThanOrEqual(streamsMax)
  expect(opened.length - open.length).toBe(opened.filter(({ status }) => status === 429).length)
  let ended = 0
  for (const { body } of open)
    void body!.pipeTo(new WritableStream()).then(
      () => ended++,
      () => ended++,
    )
  await sleep(100)
  expect(ended).toBe(0)
  await ben.send('POST', '/api/auth/sign-out', {})
  await until(() => ended === open.length, 'the end of all streams')
  expect((await ben.get('/api/chats')).status).toBe(401)
})

test('H7: proofreading still works for other users after a text that breaks the checker', async () => {
  const [alice, bob] = await Promise.all([signUp(server), signUp(server)])
  const ask = (user: TestUser, text: string) =>
    user.send('POST', '/api/chat', { message: `Proofread this:\n\n${text}`, model: 'built-in' })
  const poison = ask(alice, 'A'.repeat(8_000))
  for (let i = 0; i < 3; i++) {
    const answer = await ask(bob, 'I has a apple and she go to school.')
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('an apple')])
  }
  await poison
})

test('M3: counts words separated by U+0085', async () => {
  const words = Array.from({ length: 1_880 }, (_, at) => (at % 12 ? 'sea' : 'Furthermore,'))
  const answer = await read(ana.send('POST', '/api/humanize', { text: words.join('\u0085') }))
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'too_long_for_plan' })
})

test('an account has 50 event streams over all of its sessions', async () => {
  const ida = await signUp(server)
  const call = callFrom(server)
  const signIn = async () => {
    const answer = await postJson(call, '/api/auth/sign-in/email', {
      email: ida.email,
      password: testPassword,
    })
    expect(answer.status).toBe(200)
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }
  const opened: Response[] = []
  for (let session = 0; session < 7; session++) {
    const headers = { cookie: await signIn(), accept: 'text/event-stream' }
    opened.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => call('/api/chats/news', { headers })))),
    )
  }
  const open = opened.filter(({ ok }) => ok)
  expect(open.length).toBe(streamsOfAccountMax)
  expect(opened.filter(({ status }) => status === 429)).toHaveLength(70 - streamsOfAccountMax)
  await Promise.all(opened.map(({ body }) => body?.cancel()))
})

test('requests for mails that are never sent keep no one at a mail provider from signing up', async () => {
  const domain = 'crowded-provider.example'
  const ask = (name: string) =>
    postJson(callFrom(server), '/api/auth/request-password-reset', { email: `${name}@${domain}` })
  for (let wave = 0; wave < 21; wave++)
    expect(
      (await atOnce(100, (n) => ask(`unknown-${wave}-${n}`))).filter(({ status }) => status !== 200),
    ).toEqual([])
  const call = callFrom(server)
  const honest = { email: `honest@${domain}`, password: testPassword, name: 'Ada' }
  expect((await postJson(call, '/api/auth/sign-up/email', honest)).status).toBe(200)
  await until(async () => {
    const { messages } = (await (await call('/local/mail.json')).json()) as { messages: { to: string }[] }
    return messages.some(({ to }) => to === honest.email)
  }, 'the mail to an honest person')
})
