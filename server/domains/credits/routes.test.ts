import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../testing/chat-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { spendAllWords } from '../../testing/words.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('returns the balance only to its owner', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  expect(await (await ana.get(`/api/user/remaining-words?userId=${ana.id}`)).json()).toEqual({
    remaining_words: 2_000,
    limit: 2_000,
    tier: 'free',
    words_per_request: 500,
    free_result_words: 1_500,
  })
  expect(await refusalOf(ben.get(`/api/user/remaining-words?userId=${ana.id}`))).toEqual({
    status: 403,
    code: 'wrong_user',
  })
  expect(await refusalOf(app.request('/api/user/remaining-words'))).toEqual({
    status: 401,
    code: 'sign_in_required',
  })
})

test('returns an empty balance as zero', async () => {
  const user = await app.signUp()
  await spendAllWords(app, user)
  expect(await (await user.get('/api/user/remaining-words')).json()).toMatchObject({ remaining_words: 0 })
})
