import { LLMock } from '@copilotkit/aimock'
import { endpointModel } from '../../platform/models/endpoint.ts'
import type { ChatModel } from '../../platform/models/models.ts'

export type ModelServer = { mock: LLMock; model: ChatModel; stop: () => Promise<void> }

/** Titles are requested after a first reply; tests of other things give them all the same answer. */
export const titleRequest = /^Explain in 3 words/

/** Starts a published OpenAI-compatible server on a loopback port, and the model that connects to it. */
export async function startModelServer(): Promise<ModelServer> {
  const mock = new LLMock({ port: 0 })
  await mock.start()
  const model = endpointModel({
    baseUrl: `${mock.url}/v1`,
    apiKey: 'local',
    model: 'test-model',
    label: 'test-model',
    kind: 'endpoint',
    contextTokens: 8_000,
  })
  return { mock, model, stop: () => mock.stop() }
}
