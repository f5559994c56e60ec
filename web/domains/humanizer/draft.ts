import {
  type HumanizeMode,
  humanizeModes,
  humanizePurposes,
  humanizeTones,
} from '../../../contract/humanizer.ts'
import { browserStorage, storeItem } from '../../ui/browser-storage.ts'
import type { ToneAndPurpose } from './tone-and-purpose.ts'

export type HumanizerDraft = ToneAndPurpose & {
  text: string
  mode: HumanizeMode
  lock: string[]
  voice: string
  /** Sentences that only praise may be left out. */
  dropPraise: boolean
}

export const emptyDraft: HumanizerDraft = {
  text: '',
  mode: 'clean',
  lock: [],
  tone: null,
  purpose: null,
  voice: '',
  dropPraise: false,
}

const keyOf = (owner: string) => `humanizerDraft:${owner}` as const

/** Reads the draft of this tab and owner (a user's id or 'visitor'), which survives a reload and a sign-in. */
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
      dropPraise: kept.dropPraise === true,
    }
  } catch {
    return emptyDraft
  }
}

/** Saves the draft. Another screen hands over a text in the same way before it opens /ai-humanizer. */
export function saveHumanizerDraft(owner: string, draft: Partial<HumanizerDraft>): void {
  // Beyond the browser's storage limit the text stays on the screen but does not survive a reload.
  storeItem('session', keyOf(owner), JSON.stringify({ ...readHumanizerDraft(owner), ...draft }))
}

/** Joins a visitor's draft with the user's own after sign-in: the user's text first, then what was typed. */
export function withVisitorDraft(owner: string, typed: HumanizerDraft): HumanizerDraft {
  const own = readHumanizerDraft(owner)
  if (typed.text.trim() === '') return own.text ? own : { ...typed, text: own.text }
  if (own.text.trim() === '') return { ...own, ...typed }
  if (own.text.includes(typed.text)) return { ...own, ...typed, text: own.text }
  return { ...typed, text: `${own.text}\n\n${typed.text}` }
}

/** Removes the visitor's draft once it belongs to a user. */
export function dropVisitorDraft(): void {
  browserStorage('session')?.removeItem(keyOf('visitor'))
}
