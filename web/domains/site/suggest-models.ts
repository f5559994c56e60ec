import type { ConnectionKind, ConnectionModel } from '../../../contract/site/connections.ts'

/** So few models are all chosen at once. */
const allMax = 3

/**
 * Beginnings of names, the better ones first, by which a service's general models are known. The newest generations come
 * first where there are several.
 */
const families: Partial<Record<ConnectionKind, string[]>> = {
  openai: ['gpt-5', 'gpt-4.1', 'gpt-4o', 'gpt-4'],
  anthropic: [
    'claude-sonnet',
    'claude-opus',
    'claude-haiku',
    'claude-3-7-sonnet',
    'claude-3-5-sonnet',
    'claude',
  ],
  google: ['models/gemini-2.5-flash', 'models/gemini-2.5', 'models/gemini', 'gemini-2.5-flash', 'gemini'],
  mistral: ['mistral-large-latest', 'mistral-medium-latest', 'mistral-small-latest', 'mistral'],
  openrouter: ['openrouter/auto', 'anthropic/claude-sonnet', 'openai/gpt-5', 'openai/gpt-4'],
}

/**
 * Returns the models to begin with, so that a person who knows none of their names can go on: all of a short list, and of
 * a longer one a single model.
 */
export function suggestModels(kind: ConnectionKind, models: ConnectionModel[]): ConnectionModel[] {
  if (models.length <= allMax) return models
  for (const family of families[kind] ?? []) {
    const found = models.filter(({ id }) => id.startsWith(family))
    // A name without a date or a size is the general model of its family.
    const [shortest] = found.sort((one, other) => one.id.length - other.id.length)
    if (shortest) return [shortest]
  }
  return models.slice(0, 1)
}
