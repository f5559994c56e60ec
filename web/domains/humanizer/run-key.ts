import { browserStorage, storeItem } from '../../ui/browser-storage.ts'

const storageKey = 'humanizerRun'

/**
 * Returns the key of a run whose end this tab did not receive, by its input. The same request again is the same run,
 * which is charged once, even after a reload.
 */
export function keyOfUnheardRun(asked: string): string | null {
  try {
    const kept = JSON.parse(browserStorage('session')?.getItem(storageKey) ?? 'null') as {
      asked?: unknown
      key?: unknown
    } | null
    return kept?.asked === asked && typeof kept.key === 'string' ? kept.key : null
  } catch {
    return null
  }
}

export function rememberRun(asked: string, key: string): void {
  // Without storage, a run that a reload interrupted counts as a new one.
  storeItem('session', storageKey, JSON.stringify({ asked, key }))
}

export function forgetRun(): void {
  browserStorage('session')?.removeItem(storageKey)
}
