import type { ModelChoice } from '../../../../contract/chats/chats.ts'
import { modelsTexts } from '../../../locales/en/chats/models.ts'

export type ModelGroup = { label: string; models: ModelChoice[] }

const groups = (): { label: string; kinds: ModelChoice['kind'][] }[] => [
  { label: modelsTexts.yours, kinds: ['own'] },
  { label: modelsTexts.thisSite, kinds: ['endpoint'] },
  { label: modelsTexts.onThisComputer, kinds: ['local-server'] },
  { label: modelsTexts.builtIn, kinds: ['built-in'] },
]

/**
 * Groups the models by where they are, and those of the operator's connections by the connection. Keeps models whose
 * name, together with that of its connection, contains every search word.
 */
export function groupModels(models: ModelChoice[], search: string): ModelGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ label, provider = '' }: ModelChoice) => {
    const name = `${label} ${provider}`.toLowerCase()
    return words.every((word) => name.includes(word))
  }
  return groups()
    .flatMap(({ label, kinds }) =>
      splitByProvider(
        models.filter((one) => kinds.includes(one.kind) && fits(one)),
        label,
      ),
    )
    .filter((group) => group.models.length > 0)
}

function splitByProvider(models: ModelChoice[], label: string): ModelGroup[] {
  const providers = [...new Set(models.flatMap(({ provider }) => provider ?? []))]
  return [
    { label, models: models.filter(({ provider }) => provider === undefined) },
    ...providers.map((name) => ({ label: name, models: models.filter(({ provider }) => provider === name) })),
  ]
}

/** Formats a context size in the usual way: '128K', '1M'. */
export function windowText(tokens: number): string {
  if (tokens >= 950_000) return `${Math.round(tokens / 100_000) / 10}M`
  return `${Math.round(tokens / 1_000)}K`
}
