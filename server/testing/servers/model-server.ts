import { LLMock } from '@copilotkit/aimock'
import { endpointModel } from '../../platform/models/endpoint.ts'
import type { ChatModel } from '../../platform/models/models.ts'

export type ModelServer = { mock: LLMock; model: ChatModel; stop: () => Promise<void> }

/** Titles are asked for after a first reply; a test that is not about them answers them all alike. */
export const titleRequest = /^Explain in 3 words/

/** A published OpenAI-compatible server on a loopback port, and the model that speaks to it. */
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
