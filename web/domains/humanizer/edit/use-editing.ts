import { useState } from 'react'
import { noHistory, remember, stepBack, stepOn } from './text-history.ts'

/** Edits the text of a result, with steps back and on that a chosen wording joins. */
export function useEditing(text: string, onText: (text: string) => void) {
  const [history, setHistory] = useState(noHistory)
  /** Where the caret goes after a change that was not typed; the field takes it once. */
  const [caret, setCaret] = useState<{ at: number } | null>(null)

  function type(next: string, caretBefore: number) {
    setHistory((before) => remember(before, { text, caret: caretBefore }, Date.now()))
    onText(next)
  }
  function replace({ start, end }: { start: number; end: number }, wording: string) {
    setHistory((before) => remember(before, { text, caret: end }, null))
    onText(text.slice(0, start) + wording + text.slice(end))
    setCaret({ at: start + wording.length })
  }
  function move(step: typeof stepBack, at: number) {
    const moved = step(history, { text, caret: at })
    if (!moved) return
    setHistory(moved.history)
    onText(moved.step.text)
    setCaret({ at: moved.step.caret })
  }
  return {
    text,
    type,
    replace,
    caret,
    undo: (at: number) => move(stepBack, at),
    redo: (at: number) => move(stepOn, at),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

export type Editing = ReturnType<typeof useEditing>
