import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { versionsFor } from '../../testing/models/version-answers.ts'
import type { ModelServer } from '../../testing/servers/model-server.ts'
import { openModelApp } from '../../testing/servers/open-model-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { wordsLeft } from '../../testing/words.ts'
import type { HumanizedText } from './humanized-text.ts'

const text =
  'Additionally, individuals must utilize digital tools to enhance their productivity, as Smith et al. (2020) argue. ' +
  'The intricate interplay between policy and markets did not play a crucial role in shaping the 12.5% rise of 3 March 2021.'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
})
afterEach(() => server.mock.clearFixtures())
afterAll(() => app.close())

test('rewrites one run with a connected model instead of the built-in engine', async () => {
  const user = await app.signUp()
  server.mock.onMessage(/./s, (asked) => {
    const content = String(asked.messages.find(({ role }) => role === 'user')?.content)
    const wording = (sentence: string) =>
      sentence
        .replace('Additionally, individuals must utilize', 'People must use')
        .replace('enhance their productivity', 'be more productive')
    return { content: versionsFor(content, wording) }
  })
  const chosen = await user.send('POST', '/api/humanize', { text, model: server.model.id })
  expect(chosen.status).toBe(200)
  const result = (await chosen.json()) as HumanizedText
  expect(result.humanizer).toBe('model')
  expect(result.humanized).toContain('People must use digital tools')
  const plain = (await (await user.send('POST', '/api/humanize', { text })).json()) as HumanizedText
  expect(plain.humanizer).toBe('embedded')
})

test.each(['no-such-model', 'own:gpt-4o', 'built-in'])(
  'refuses a model that is not offered, without a charge: %s',
  async (model) => {
    const user = await app.signUp()
    const answer = await user.send('POST', '/api/humanize', { text, model })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'model_unavailable' })
    expect(await wordsLeft(app, user)).toBe(2_000)
  },
)
