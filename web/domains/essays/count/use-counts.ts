import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { shownRuns } from '../sources/editor/citation-dom.ts'
import { citationStoreOf } from '../sources/editor/citation-store.ts'
import { type Counts, countDocument } from './document-counts.ts'

const delayMs = 250

/** Returns the counts of the document, computed after a short pause in typing. */
export function useCounts(editor: Editor): Counts {
  const [counts, setCounts] = useState(() => countEssay(editor))
  useEffect(() => {
    let timer: number | undefined
    function count() {
      timer = undefined
      setCounts(countEssay(editor))
    }
    function onUpdate() {
      timer ??= window.setTimeout(count, delayMs)
    }
    count()
    editor.on('update', onUpdate)
    const stop = citationStoreOf(editor).subscribe(onUpdate)
    return () => {
      window.clearTimeout(timer)
      editor.off('update', onUpdate)
      stop()
    }
  }, [editor])
  return counts
}

/** Counts the page of an editor, with its citations. */
function countEssay(editor: Editor): Counts {
  const store = citationStoreOf(editor)
  return countDocument(editor.state.doc, ({ attrs }) => {
    const shown = store.read(String(attrs.key), attrs.cites)
    return shown.isNote
      ? ''
      : shownRuns(shown)
          .map(({ text }) => text)
          .join('')
  })
}
