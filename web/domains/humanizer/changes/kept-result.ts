import { browserStorage } from '../../../ui/browser-storage.ts'
import type { HumanizedText } from '../humanized-text.ts'
import { type Choices, noChoices } from './review.ts'

/** A finished run that this tab stores, because it was paid for and a reload must not lose it. */
export type KeptResult = {
  original: string
  result: HumanizedText
  choices: Choices
  /** The time of the run, when it was opened from the history. */
  madeAt?: string
}

function keyOf(owner: string): string {
  return `humanizerResult:${owner}`
}

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
  try {
    if (kept) browserStorage('session')?.setItem(keyOf(owner), JSON.stringify(kept))
    else browserStorage('session')?.removeItem(keyOf(owner))
  } catch {
    // The browser's storage limit: the result stays on the screen but does not survive a reload.
  }
}
