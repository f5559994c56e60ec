import { type HumanizeMode, type HumanizerName, humanizeModes } from '../../../contract/humanizer.ts'
import { humanizerTexts } from '../../locales/en/humanizer/humanizer.ts'
import type { Recast } from './model-offer.ts'

export const modes = (): Record<HumanizeMode, { name: string; isRisky: boolean }> => ({
  clean: { name: humanizerTexts.clean, isRisky: false },
  balanced: { name: humanizerTexts.balanced, isRisky: false },
  strong: { name: humanizerTexts.strong, isRisky: true },
})

/**
 * Words that each mode of the built-in engine changes in texts by models, in percent (`npm run bench -- humanizer`). A test
 * compares them with docs/humanizer-findings.md.
 */
export const usualWordsChanged: Record<HumanizeMode, number> = { clean: 0.72, balanced: 1.53, strong: 1.94 }

/** What rewrites a mode: the built-in rules, a language model by name, or a service. */
export type RewriterOfMode = { kind: 'rules' } | { kind: 'model'; label: string } | { kind: 'service' }

/** Returns what rewrites a mode. Clean is always made by the server's own humanizer. */
export function rewriterOf(
  mode: HumanizeMode,
  humanizer: HumanizerName | null,
  recast: Recast | null,
): RewriterOfMode {
  if (humanizer === 'undetectable') return { kind: 'service' }
  if (humanizer === 'model')
    return mode === 'clean' ? { kind: 'service' } : { kind: 'model', label: humanizerTexts.languageModel }
  if (mode === 'clean' || !recast?.isChosen) return { kind: 'rules' }
  return { kind: 'model', label: recast.offer.label }
}

/** Reads the model that the user chose for the stronger modes; null for the server's humanizer. Throws ApiError. */
export type ReadRecastModel = () => Promise<string | null>

/** Returns the model that a run in this mode uses, if the user chose one. Clean never waits for the choice. */
export async function modelOf(mode: HumanizeMode, readModel: ReadRecastModel): Promise<string | undefined> {
  return mode === 'clean' ? undefined : ((await readModel()) ?? undefined)
}

/** Returns a short and a whole description of a mode: what it is, without a promise. */
export function describeMode(mode: HumanizeMode, by: RewriterOfMode): { brief: string; text: string } {
  if (by.kind === 'model') {
    const { brief, text } = humanizerTexts.byModel[mode]
    return { brief, text: text({ label: by.label }) }
  }
  return by.kind === 'rules' ? humanizerTexts.rules[mode] : humanizerTexts.service[mode]
}

/** Returns the next stronger mode, if there is one. */
export function modeAfter(mode: HumanizeMode): HumanizeMode | undefined {
  return humanizeModes[humanizeModes.indexOf(mode) + 1]
}
