import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { SuggestionEvent } from '../../../contract/essays/suggestions.ts'
import {
  type ConnectionKind,
  type ConnectionsState,
  type ConnectionTest,
  connectionKindNames,
  connectionKinds,
  connectionModelId,
} from '../../../contract/site/connections.ts'
import { readChat, say } from '../../testing/chat-calls.ts'
import { putEssay } from '../../testing/essay-calls.ts'
import { versionsFor } from '../../testing/models/version-answers.ts'
import { allEvents } from '../../testing/read-events.ts'
import { presetKey, presetServers } from '../../testing/servers/preset-servers.ts'
import { startPreset } from '../../testing/servers/start-preset.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { givePlan } from '../../testing/words.ts'
import type { HumanizedText } from '../humanizer/humanized-text.ts'

let app: TestApp
let operator: TestUser

beforeAll(async () => {
  app = await createTestApp()
  operator = await app.signUp()
})
afterAll(() => app.close())

const reply = 'The moon pulls the sea, and twice a day it rises.'
const passage = 'It is important to note that the sea rises twice a day [[1]].'
const improved = 'Twice a day the sea rises [[1]].'
const clumsy =
  'Additionally, individuals must utilize digital tools to enhance their productivity, as Smith et al. (2020) argue. ' +
  'The intricate interplay between policy and markets did not play a crucial role in shaping the 12.5% rise of 3 March 2021.'

function answer(question: string): string {
  if (question.includes('Explain in 3 words')) return 'Moon and tides'
  if (question.includes('<text>'))
    return versionsFor(question, (sentence) =>
      sentence
        .replace('Additionally, individuals must utilize', 'People must use')
        .replace('enhance their productivity', 'be more productive'),
    )
  return question.includes('[passage') ? improved : reply
}

const path = '/api/operator/connections'

async function tryOut(input: object): Promise<ConnectionTest> {
  const tested = await operator.send('POST', `${path}/test`, input)
  expect(tested.status).toBe(200)
  return (await tested.json()) as ConnectionTest
}

test('there is a counterpart of each preset of the set-up', () => {
  const kinds: ConnectionKind[] = [...presetServers.map(({ kind }) => kind), 'other']
  expect(kinds).toEqual(connectionKindNames)
  for (const { kind, base } of presetServers)
    if (connectionKinds[kind].address !== '') expect(connectionKinds[kind].address.endsWith(base)).toBe(true)
})

describe.each(presetServers)('a connection to the counterpart of $kind', (preset) => {
  async function connect() {
    const server = await startPreset(preset, answer)
    onTestFinished(server.stop)
    const key = preset.keyIn.reply === null ? {} : { key: presetKey }
    const reach = { kind: preset.kind, address: server.address, ...key }
    return { server, reach }
  }

  test('is tested by its list and by a reply', async () => {
    const { reach } = await connect()
    expect(await tryOut(reach)).toMatchObject({ outcome: 'works', models: preset.models })
    expect(await tryOut({ ...reach, model: preset.models[0]?.id })).toMatchObject({ outcome: 'works' })
  })

  if (preset.keyIn.list !== null)
    test('is refused without a key and with a wrong one', async () => {
      const { reach } = await connect()
      expect(await tryOut({ ...reach, key: '' })).toMatchObject({ outcome: 'key-missing' })
      expect(await tryOut({ ...reach, key: 'sk-mistyped' })).toMatchObject({ outcome: 'wrong-key' })
      const { models } = preset
      const withModel = { ...reach, key: 'sk-mistyped', model: models[0]?.id }
      expect(await tryOut(withModel)).toMatchObject({ outcome: 'wrong-key' })
    })

  test('replies, titles, rewrites and improves a passage of an essay', async () => {
    const { server, reach } = await connect()
    const { models } = preset
    const made = await operator.send('POST', path, {
      name: connectionKinds[preset.kind].name,
      ...reach,
      models,
    })
    const { connections } = (await made.json()) as ConnectionsState
    const { id } = connections.at(-1)!
    onTestFinished(async () => void (await operator.send('DELETE', `${path}/${id}`)))
    const model = connectionModelId(id, models[0]!.id)
    const user = await app.signUp()
    await givePlan(app, user, 'pro')

    const { chatId, events } = await say(user, 'Why is there such a thing as the tide?', { model })
    expect(events.at(-1)).toMatchObject({ type: 'done' })
    expect((await (await user.get(`/api/chats/${chatId}/title`)).json()) as object).toMatchObject({
      title: 'Moon and tides',
    })
    const { messages } = await readChat(user, chatId)
    expect(messages[1]).toMatchObject({ text: reply, status: 'complete' })
    expect(messages[1]?.thoughts ?? '').toBe(preset.thoughts ?? '')

    const humanized = await user.send('POST', '/api/humanize', { text: clumsy, model })
    const { humanizer, humanized: rewritten } = (await humanized.json()) as HumanizedText
    expect(humanizer).toBe('model')
    expect(rewritten).toContain('People must use digital tools')

    const { essay } = await putEssay(user)
    const suggested = await user.send('POST', `/api/essays/${essay.chatId}/suggestions`, {
      action: 'improve',
      passage,
      locked: [{ kind: 'citation', text: '(Owen, 2008)' }],
    })
    const suggestion = (await allEvents(suggested)) as SuggestionEvent[]
    expect(suggestion.at(-1)).toMatchObject({ type: 'done', text: improved })
    expect(new Set(server.asked.map((body) => body.model))).toEqual(new Set([models[0]!.id]))
  })
})
