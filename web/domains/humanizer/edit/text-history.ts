/** A text with the place of its caret. */
export type Step = { text: string; caret: number }

export type TextHistory = { past: readonly Step[]; future: readonly Step[]; typedAtMs: number }

export const noHistory: TextHistory = { past: [], future: [], typedAtMs: 0 }

const stepsMax = 200
/** Keys that follow each other this closely are one step. */
const togetherMs = 700

/** Remembers the step before a change. `typedAtMs` is null for a change that is a step of its own. */
export function remember(history: TextHistory, before: Step, typedAtMs: number | null): TextHistory {
  const joins = typedAtMs !== null && history.past.length > 0 && typedAtMs - history.typedAtMs < togetherMs
  const past = joins ? history.past : [...history.past, before].slice(-stepsMax)
  return { past, future: [], typedAtMs: typedAtMs ?? 0 }
}

type Moved = { history: TextHistory; step: Step } | null

/** Returns the step before the present one, or null. */
export function stepBack({ past, future }: TextHistory, now: Step): Moved {
  const step = past.at(-1)
  return step ? { step, history: { past: past.slice(0, -1), future: [...future, now], typedAtMs: 0 } } : null
}

/** Returns the step that was taken back last, or null. */
export function stepOn({ past, future }: TextHistory, now: Step): Moved {
  const step = future.at(-1)
  return step ? { step, history: { past: [...past, now], future: future.slice(0, -1), typedAtMs: 0 } } : null
}
