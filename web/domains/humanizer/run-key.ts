import { browserStorage } from '../../ui/browser-storage.ts'

const storageKey = 'humanizerRun'

/**
 * The key of a run that nobody has heard the end of, by what was asked for. Asking for the same again is the same run, which
 * is charged once, even after a reload.
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
  try {
    browserStorage('session')?.setItem(storageKey, JSON.stringify({ asked, key }))
  } catch {
    // Without it a run that was cut off by a reload is a new one.
  }
}

export function forgetRun(): void {
  browserStorage('session')?.removeItem(storageKey)
}
