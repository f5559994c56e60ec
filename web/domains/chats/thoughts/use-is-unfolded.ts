import { useState } from 'react'

/** Outlives the reply's growth: its finished form is another component. */
const unfolded = new Set<string>()

/** Whether the reader has unfolded the thoughts of a reply, and a function that changes that. */
export function useIsUnfolded(clientId: string): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => unfolded.has(clientId))
  return [
    isOpen,
    (next) => {
      if (next) unfolded.add(clientId)
      else unfolded.delete(clientId)
      setOpen(next)
    },
  ]
}
