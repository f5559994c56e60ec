import { expect, test } from 'vitest'
import { suggestModels } from './suggest-models.ts'

const named = (...ids: string[]) => ids.map((id) => ({ id, contextTokens: null, sees: null }))

test.each([
  ['ollama', ['llama3.2', 'qwen3'], ['llama3.2', 'qwen3']],
  [
    'openai',
    ['chatgpt-4o-latest', 'gpt-4', 'gpt-4o', 'gpt-5-2026-01-01', 'gpt-5', 'gpt-5-mini', 'o1'],
    ['gpt-5'],
  ],
  ['openai', ['gpt-4', 'gpt-4o-mini', 'gpt-4o', 'o1'], ['gpt-4o']],
  [
    'anthropic',
    ['claude-3-5-haiku', 'claude-haiku-4-5', 'claude-opus-4-1', 'claude-sonnet-4-5'],
    ['claude-sonnet-4-5'],
  ],
  [
    'mistral',
    ['codestral', 'mistral-large-2411', 'mistral-large-latest', 'pixtral'],
    ['mistral-large-latest'],
  ],
  ['ollama', ['a', 'b', 'c', 'd'], ['a']],
  ['other', [], []],
] as const)('begins at %s with one of a long list, and with all of a short one', (kind, ids, chosen) => {
  expect(suggestModels(kind, named(...ids)).map(({ id }) => id)).toEqual(chosen)
})
