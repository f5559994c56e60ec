import {
  type HumanizeMode,
  humanizeModes,
  humanizePurposes,
  humanizeTones,
} from '../../../contract/humanizer.ts'
import { browserStorage } from '../../ui/browser-storage.ts'
import type { Wishes } from './wishes.ts'

export type HumanizerDraft = Wishes & { text: string; mode: HumanizeMode; lock: string[]; voice: string }

export const emptyDraft: HumanizerDraft = {
  text: '',
  mode: 'clean',
  lock: [],
  tone: null,
  purpose: null,
  voice: '',
}

function keyOf(owner: string): string {
  return `humanizerDraft:${owner}`
}

/** Kept for this tab and for its owner, a user's id or 'visitor', so that a reload or a sign-in loses nothing. */
export function readHumanizerDraft(owner: string): HumanizerDraft {
  try {
    const stored = browserStorage('session')?.getItem(keyOf(owner)) ?? '{}'
    const kept = JSON.parse(stored) as Partial<HumanizerDraft>
    return {
      text: typeof kept.text === 'string' ? kept.text : '',
      mode: humanizeModes.find((mode) => mode === kept.mode) ?? emptyDraft.mode,
      lock: Array.isArray(kept.lock) ? kept.lock.filter((word) => typeof word === 'string') : [],
      tone: humanizeTones.find((tone) => tone === kept.tone) ?? null,
      purpose: humanizePurposes.find((purpose) => purpose === kept.purpose) ?? null,
      voice: typeof kept.voice === 'string' ? kept.voice : '',
    }
  } catch {
    return emptyDraft
  }
}

/** Also how another screen hands over a text: save it, then go to /ai-humanizer. */
export function saveHumanizerDraft(owner: string, draft: Partial<HumanizerDraft>): void {
  try {
    const whole = JSON.stringify({ ...readHumanizerDraft(owner), ...draft })
    browserStorage('session')?.setItem(keyOf(owner), whole)
  } catch {
    // The browser's own limit: the text stays on the screen, it only does not survive a reload.
  }
}

/** A visitor has signed in: what was typed goes along, after what the user had left here before. */
export function withVisitorDraft(owner: string, typed: HumanizerDraft): HumanizerDraft {
  const own = readHumanizerDraft(owner)
  if (typed.text.trim() === '') return own.text ? own : { ...typed, text: own.text }
  if (own.text.trim() === '') return { ...own, ...typed }
  if (own.text.includes(typed.text)) return { ...own, ...typed, text: own.text }
  return { ...typed, text: `${own.text}\n\n${typed.text}` }
}

/** Once what a visitor typed is somebody's. */
export function dropVisitorDraft(): void {
  browserStorage('session')?.removeItem(keyOf('visitor'))
}
