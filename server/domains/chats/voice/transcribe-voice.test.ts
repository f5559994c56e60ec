import { LLMock } from '@copilotkit/aimock'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../../contract/limits.ts'
import { createTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { serviceDays } from '../../credits/tables.ts'

const webm = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...Array(200).fill(7)])
const speech = new LLMock({ port: 0 })
let app: TestApp
let user: TestUser

beforeAll(async () => {
  await speech.start()
  speech.onTranscription({ transcription: { text: ' A letter to my landlord. ' } })
  app = await createTestApp({ settings: settings('whisper-1') })
  user = await app.signUp()
})
afterAll(async () => {
  await app.close()
  await speech.stop()
})

function settings(model: string): Record<string, string> {
  return { AI_BASE_URL: `${speech.url}/v1`, AI_MODEL: 'test-model', AI_TRANSCRIPTION_MODEL: model }
}

function say(bytes: Uint8Array, headers: Record<string, string> = { cookie: user.cookie }) {
  const body = new FormData()
  body.set('audio', new File([new Uint8Array(bytes)], 'voice.exe', { type: 'text/html' }))
  return app.request('/api/chat/transcription', { method: 'POST', body, headers })
}

test('returns the words of a recording, and detects its type from its bytes', async () => {
  const answer = await say(webm)
  expect([answer.status, await answer.json()]).toEqual([200, { text: 'A letter to my landlord.' }])
  expect(await (await app.request('/api/models')).json()).toMatchObject({ transcription: true })
})

test.each([
  ['an empty recording', new Uint8Array(), 400, 'invalid_input'],
  ['something else', new TextEncoder().encode('<html>not sound</html>'), 400, 'invalid_input'],
  [
    'a recording that is too long',
    new Uint8Array(limits.voiceBytesMax + 1).fill(0xff),
    413,
    'body_too_large',
  ],
])('refuses %s with a clear text', async (_, bytes, status, code) => {
  const answer = await say(bytes)
  expect([answer.status, await answer.json()]).toMatchObject([status, { code, error: expect.any(String) }])
})

test('refuses a form without a recording, and a visitor', async () => {
  const body = new FormData()
  body.set('audio', 'words')
  const answer = await app.request('/api/chat/transcription', {
    method: 'POST',
    body,
    headers: { cookie: user.cookie },
  })
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }])
  expect((await say(webm, {})).status).toBe(401)
})

test('reports a missing speech model, and does not blame the user for an unreachable one', async () => {
  const plain = await useTestApp()
  expect(await (await plain.request('/api/models')).json()).toMatchObject({ transcription: false })
  const down = await useTestApp({
    settings: { ...settings('whisper-1'), AI_BASE_URL: 'http://127.0.0.1:9/v1' },
  })
  for (const [place, code] of [
    [plain, 'model_unavailable'],
    [down, 'model_failed'],
  ] as const) {
    const { cookie } = await place.signUp()
    const body = new FormData()
    body.set('audio', new File([webm], 'voice.webm'))
    const answer = await place.request('/api/chat/transcription', {
      method: 'POST',
      body,
      headers: { cookie },
    })
    expect(await answer.json()).toMatchObject({ code })
  }
})

const secondsOf = async (userId: string): Promise<number> => {
  const rows = await app.doors.db.select().from(serviceDays).where(eq(serviceDays.userId, userId))
  return rows.reduce((sum, { used }) => sum + used, 0)
}

/** A RIFF file of uncompressed sound. */
function wav(seconds: number): Uint8Array {
  const bytes = new Uint8Array(44 + seconds * 16_000)
  const view = new DataView(bytes.buffer)
  const letters = (word: string, at: number) =>
    bytes.set(
      [...word].map((letter) => letter.charCodeAt(0)),
      at,
    )
  letters('RIFF', 0)
  letters('WAVEfmt ', 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint32(24, 8_000, true)
  view.setUint16(32, 2, true)
  letters('data', 36)
  return bytes
}

test('counts the seconds of recordings, and refuses them before the service is asked when the day is used up', async () => {
  const speaker = await app.signUp()
  const headers = { cookie: speaker.cookie }
  expect((await say(wav(60), headers)).status).toBe(200)
  expect(await secondsOf(speaker.id)).toBe(60)
  await app.doors.db.update(serviceDays).set({ used: 1_750 }).where(eq(serviceDays.userId, speaker.id))
  const asked = speech.getRequests().length
  const refused = await say(wav(60), headers)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'budget_used_up' }])
  expect(speech.getRequests()).toHaveLength(asked)
  expect((await say(wav(50), headers)).status).toBe(200)
  expect((await say(wav(60))).status).toBe(200)
})

test('refuses a recording of more than five minutes, however few bytes it has', async () => {
  const speaker = await app.signUp()
  const answer = await say(wav(320), { cookie: speaker.cookie })
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'body_too_large' }])
  expect(await secondsOf(speaker.id)).toBe(0)
})

test('gives the seconds back when the service did not take the recording', async () => {
  const down = await useTestApp({
    settings: { ...settings('whisper-1'), AI_BASE_URL: 'http://127.0.0.1:9/v1' },
  })
  const speaker = await down.signUp()
  const body = new FormData()
  body.set('audio', new File([new Uint8Array(wav(10))], 'voice.wav'))
  const headers = { cookie: speaker.cookie }
  expect((await down.request('/api/chat/transcription', { method: 'POST', body, headers })).status).toBe(502)
  const rows = await down.doors.db.select().from(serviceDays).where(eq(serviceDays.userId, speaker.id))
  expect(rows.map(({ used }) => used)).toEqual([0])
})
