import { describe, expect, test } from 'vitest'
import { refusalTexts } from '../../../contract/refusals.ts'
import { silences, slowly, startSilentModel } from '../../testing/servers/silent-model.ts'
import type { ChatModel } from './models.ts'
import { patienceFor } from './silence.ts'

const messages = [{ role: 'user' as const, content: 'Are you there?' }]

async function read(model: ChatModel, { pauseMs = 0, signal = AbortSignal.timeout(20_000) } = {}) {
  let reply = ''
  try {
    for await (const piece of model.stream({ messages, owner: 'o', signal })) {
      reply += piece
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return { reply, error: null }
  } catch (error) {
    return { reply, error }
  }
}

describe('a model that is given up', () => {
  const cases = Object.entries(silences)
  test.each(cases)('because it %s', async (name, answer) => {
    const hasStarted = name.includes('middle')
    const { model, closed } = await startSilentModel(answer, { silenceMs: 300 })
    const { reply, error } = await read(model)
    expect(error).toMatchObject({
      code: 'model_timeout',
      says: hasStarted ? refusalTexts.modelStalled : refusalTexts.modelSilent,
    })
    expect(reply).toBe(hasStarted ? 'The first half' : '')
    await closed
  })
})

test('waits for a slow model that goes on', async () => {
  const { model } = await startSilentModel(slowly(['One ', 'two ', 'three.'], 250), { silenceMs: 600 })
  expect(await read(model)).toEqual({ reply: 'One two three.', error: null })
})

test('does not count the time that the reader takes', async () => {
  const { model } = await startSilentModel(slowly(['One ', 'two.'], 20), { silenceMs: 200 })
  expect(await read(model, { pauseMs: 450 })).toEqual({ reply: 'One two.', error: null })
})

test('gives the caller’s reason when the caller stops', async () => {
  const stop = new AbortController()
  const { model, closed } = await startSilentModel(() => void setTimeout(() => stop.abort('stopped'), 50))
  expect(await read(model, { signal: stop.signal })).toEqual({ reply: '', error: 'stopped' })
  await closed
})

describe('patience', () => {
  const service = {
    baseUrl: 'https://models.example/v1',
    model: 'm',
    label: 'm',
    kind: 'endpoint',
    contextTokens: 8_000,
  } as const
  const seconds = (endpoint: Parameters<typeof patienceFor>[0], characters = 100) => {
    const { firstMs, betweenMs } = patienceFor(endpoint, {
      messages: [{ role: 'user', content: 'x'.repeat(characters) }],
    })
    return [firstMs / 1_000, betweenMs / 1_000]
  }

  test('is 30 seconds for a service, or what the operator has set', () => {
    expect(seconds(service)).toEqual([30, 30])
    expect(seconds(service, 500_000)).toEqual([30, 30])
    expect(seconds({ ...service, silenceMs: 60_000 })).toEqual([60, 60])
  })

  test('is longer before the reply of a model that is known to think in silence', () => {
    for (const model of ['o3', 'o4-mini', 'gpt-5', 'gpt-5-mini'])
      expect(seconds({ ...service, model })).toEqual([100, 30])
    for (const model of ['gpt-5-chat-latest', 'gpt-4o', 'openchat'])
      expect(seconds({ ...service, model })).toEqual([30, 30])
  })

  test('grows with the prompt on this computer, within the time of a reply', () => {
    const local = { ...service, kind: 'local-server' } as const
    expect(seconds(local, 0)).toEqual([60, 120])
    expect(seconds(local, 4_000)).toEqual([260, 120])
    expect(seconds(local, 100_000)).toEqual([900, 120])
    expect(seconds({ ...service, baseUrl: 'http://localhost:8000/v1' }, 4_000)).toEqual([260, 120])
  })
})
