import { expect, test } from 'vitest'
import type { ModelWait } from '../../../../contract/local-models.ts'
import type { ChatModel } from '../../../platform/models/models.ts'
import { askModel } from './ask-model.ts'

const text = 'Melvin Calvin received the Nobel Prize in 1961 for his work on photosynthesis.'
const question = {
  kind: 'short',
  prompt: 'Who received the Nobel Prize in 1961?',
  answer: 'Melvin Calvin',
  quote: text,
}
const wishes = { kinds: ['short' as const], count: 5, withModel: true, asked: [] }

/** Writes after a place in line, or fails there. */
const waitingModel = (fails: boolean): ChatModel => ({
  id: 'm',
  label: 'Model',
  kind: 'local-server',
  contextTokens: 8_000,
  async *stream(request) {
    request.onWait?.({ state: 'queued', place: 2, seconds: 40 })
    request.onWait?.({ state: 'reading', seconds: 8 })
    if (fails) throw new Error('stopped')
    yield JSON.stringify({ questions: [question] })
  },
})

async function waitsOf(model: ChatModel): Promise<(ModelWait | null)[]> {
  const waits: (ModelWait | null)[] = []
  const run = {
    signal: new AbortController().signal,
    onPart() {},
    onWait: (wait: ModelWait | null) => void waits.push(wait),
  }
  await askModel({ model, owner: 'ana' }, text, wishes, run).catch(() => {})
  return waits
}

test.each([
  ['writes', false],
  ['fails', true],
])('reports the place in line and its end when the model %s', async (_, fails) => {
  expect(await waitsOf(waitingModel(fails))).toEqual([
    { state: 'queued', place: 2, seconds: 40 },
    { state: 'reading', seconds: 8 },
    null,
  ])
})
