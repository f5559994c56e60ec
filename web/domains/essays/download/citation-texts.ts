import type { Editor } from '@tiptap/core'
import { shownRuns } from '../sources/editor/citation-dom.ts'
import { citationStoreOf } from '../sources/editor/citation-store.ts'
import type { CitationTexts } from '../transfer/document/citation-texts.ts'

/** Returns the text of an editor's citations for a file. Where the engine cannot be loaded, they are author and year. */
export async function citationTexts(editor: Editor): Promise<CitationTexts> {
  const store = citationStoreOf(editor)
  const rendering = await store.renderNow(editor)
  const { entries, isHanging } = rendering?.bibliography ?? { entries: [], isHanging: false }
  return {
    read({ key, cites }) {
      const shown = store.read(String(key), cites)
      return { runs: shownRuns(shown), isNote: shown.isNote, author: shown.author }
    },
    entries,
    isHanging,
  }
}
