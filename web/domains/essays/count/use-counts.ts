import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { type Counts, countDocument } from './document-counts.ts'

const delayMs = 250

/** Returns the counts of the document, computed after a short pause in typing. */
export function useCounts(editor: Editor): Counts {
  const [counts, setCounts] = useState(() => countDocument(editor.state.doc))
  useEffect(() => {
    let timer: number | undefined
    function count() {
      timer = undefined
      setCounts(countDocument(editor.state.doc))
    }
    function onUpdate() {
      timer ??= window.setTimeout(count, delayMs)
    }
    count()
    editor.on('update', onUpdate)
    return () => {
      window.clearTimeout(timer)
      editor.off('update', onUpdate)
    }
  }, [editor])
  return counts
}
