import type { ModelChoice } from '../../../../contract/chats/chats.ts'
import { modelsTexts } from '../../../locales/en/chats/models.ts'

export type ModelGroup = { label: string; models: ModelChoice[] }

const groups = (): { label: string; kinds: ModelChoice['kind'][] }[] => [
  { label: modelsTexts.yours, kinds: ['own'] },
  { label: modelsTexts.thisSite, kinds: ['endpoint'] },
  { label: modelsTexts.onThisComputer, kinds: ['local-server'] },
  { label: modelsTexts.builtIn, kinds: ['built-in'] },
]

/** Groups the models whose name contains every search word by their provider. */
export function groupModels(models: ModelChoice[], search: string): ModelGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ label }: ModelChoice) => words.every((word) => label.toLowerCase().includes(word))
  return groups()
    .map(({ label, kinds }) => ({
      label,
      models: models.filter((one) => kinds.includes(one.kind) && fits(one)),
    }))
    .filter((group) => group.models.length > 0)
}

/** Formats a context size in the usual way: '128K', '1M'. */
export function windowText(tokens: number): string {
  if (tokens >= 950_000) return `${Math.round(tokens / 100_000) / 10}M`
  return `${Math.round(tokens / 1_000)}K`
}
