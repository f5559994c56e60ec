import { toast } from '../toast.tsx'

type Restored = {
  /** What the change that is undone has left in the field. */
  left: string
  /** What is in the field now. */
  now: string
  texts: { restored: string; undo: string }
  /** Puts the earlier text back. */
  back: () => void
  /** Puts what the user has written since into the field again. */
  again: () => void
}

/** Undoes a change of a whole text. What the user has written since is offered in turn, so that no word is lost. */
export function restoreText({ left, now, texts, back, again }: Restored): void {
  back()
  if (now.trim() === '' || now === left) return
  toast(texts.restored, { duration: 8_000, action: { label: texts.undo, onClick: again } })
}
