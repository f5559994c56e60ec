import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refusalTexts } from '../../../../contract/refusals.ts'
import { inEnglish } from '../../../../texts/english.ts'
import { readChat, say } from '../../../testing/chat-calls.ts'
import { silences, startSilentModel } from '../../../testing/servers/silent-model.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { tokenDays } from '../../credits/tables.ts'

async function askModel(silence: keyof typeof silences) {
  const { model } = await startSilentModel(silences[silence], { silenceMs: 300 })
  const app = await useTestApp({ models: [model] })
  const user = await app.signUp()
  const { chatId, events } = await say(user, 'Are you there?')
  const days = await app.doors.db.select().from(tokenDays).where(eq(tokenDays.userId, user.id))
  const tokens = days.reduce((sum, { used }) => sum + used, 0)
  return { end: events.at(-1), reply: (await readChat(user, chatId)).messages[1], tokens }
}

test('gives up a silent model, says so and counts nothing', async () => {
  const { end, reply, tokens } = await askModel('sends signs of life')
  const error = inEnglish(refusalTexts.modelSilent)
  expect(end).toMatchObject({ type: 'error', code: 'model_timeout', error })
  expect(reply).toMatchObject({ status: 'failed', text: '', error })
  expect(tokens).toBe(0)
})

test('keeps what a model wrote that stopped in the middle, and says why it ends', async () => {
  const { end, reply, tokens } = await askModel('stops in the middle')
  const error = inEnglish(refusalTexts.modelStalled)
  expect(end).toMatchObject({ type: 'error', code: 'model_timeout', error })
  expect(reply).toMatchObject({ status: 'interrupted', text: 'The first half', error })
  expect(tokens).toBeGreaterThan(0)
})
