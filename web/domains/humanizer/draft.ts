import { type HumanizeMode, humanizeModes } from '../../../contract/humanizer.ts'

export type HumanizerDraft = { text: string; mode: HumanizeMode; lock: string[] }

const key = 'humanizerDraft'
const emptyDraft: HumanizerDraft = { text: '', mode: 'clean', lock: [] }

/** Kept for this tab, so that a reload or a sign-in loses nothing. */
export function readHumanizerDraft(): HumanizerDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<HumanizerDraft>
    return {
      text: typeof kept.text === 'string' ? kept.text : '',
      mode: humanizeModes.find((mode) => mode === kept.mode) ?? emptyDraft.mode,
      lock: Array.isArray(kept.lock) ? kept.lock.filter((word) => typeof word === 'string') : [],
    }
  } catch {
    return emptyDraft
  }
}

/** Also how another screen hands over a text: save it, then go to /ai-humanizer. */
export function saveHumanizerDraft(draft: Partial<HumanizerDraft>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readHumanizerDraft(), ...draft }))
  } catch {
    // The browser's own limit: the text stays on the screen, it only does not survive a reload.
  }
}
