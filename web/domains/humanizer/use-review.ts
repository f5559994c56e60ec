import { useMemo, useState } from 'react'
import { applyAccepted } from './edits.ts'
import type { Edit } from './queries.ts'

const noneRejected: ReadonlySet<number> = new Set()

/** Which changes the reader refuses, and the text that this makes. New changes start all accepted. */
export function useReview(original: string, edits: Edit[]) {
  const [kept, setKept] = useState({ edits, rejected: noneRejected })
  const rejected = kept.edits === edits ? kept.rejected : noneRejected
  const text = useMemo(() => applyAccepted(original, edits, rejected), [original, edits, rejected])

  function reject(indices: number[], isRejected: boolean) {
    const next = new Set(rejected)
    for (const index of indices) {
      if (isRejected) next.add(index)
      else next.delete(index)
    }
    setKept({ edits, rejected: next })
  }
  return { rejected, text, reject, acceptAll: () => setKept({ edits, rejected: noneRejected }) }
}

export type Review = ReturnType<typeof useReview>
