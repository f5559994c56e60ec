import { browserStorage, storeItem } from '../../../ui/browser-storage.ts'
import type { HumanizedText } from '../humanized-text.ts'
import { type Choices, noChoices } from './review.ts'

/** A finished run that this tab stores, because it was paid for and a reload must not lose it. */
export type KeptResult = {
  original: string
  result: HumanizedText
  choices: Choices
  /** The time of the run, when it was opened from the history. */
  madeAt?: string
  /** The saves of its choices that this tab has made or seen, the newest last. */
  revisions?: string[]
}

const keyOf = (owner: string) => `humanizerResult:${owner}` as const

export function readKeptResult(owner: string): KeptResult | null {
  try {
    const kept = JSON.parse(browserStorage('session')?.getItem(keyOf(owner)) ?? 'null') as KeptResult | null
    const isWhole =
      typeof kept?.original === 'string' &&
      typeof kept.result?.humanized === 'string' &&
      Array.isArray(kept.result.edits) &&
      Array.isArray(kept.result.alternatives) &&
      Array.isArray(kept.result.checks)
    return isWhole ? { ...kept, choices: kept.choices ?? noChoices } : null
  } catch {
    return null
  }
}

export function keepResult(owner: string, kept: KeptResult | null): void {
  // Beyond the browser's storage limit the result stays on the screen but does not survive a reload.
  if (kept) storeItem('session', keyOf(owner), JSON.stringify(kept))
  else browserStorage('session')?.removeItem(keyOf(owner))
}
