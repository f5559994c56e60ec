import { Editor } from '@tiptap/core'
import * as Y from 'yjs'
import type { EssaySettings } from '../../../../contract/essays/essays.ts'
import { essayExtensions } from '../page/extensions.ts'
import { citationStoreOf } from '../sources/editor/citation-store.ts'
import type { EssayView } from '../sync/essay-session.ts'
import { openEssay, openSessions } from '../sync/open-essay.ts'

export type StoredEssay = {
  editor: Editor
  title: string
  settings: EssaySettings
  commented: { chatId: string; doc: Y.Doc }
}

/** Neither the server nor this browser has given the essay. */
class EssayOutOfReach extends Error {
  readonly state: EssayView['state']

  constructor(state: EssayView['state'], message: string | null) {
    super(message ?? state)
    this.state = state
  }
}

type Read = { update: Uint8Array; view: EssayView }

/**
 * Passes an essay to `use` as an editor without a screen, as an essay of a list that is not open. Without a network it is
 * the copy in this browser, and `isCopy` is true. Throws EssayOutOfReach.
 */
export async function withStoredEssay(
  chatId: string,
  userId: string,
  use: (essay: StoredEssay, isCopy: boolean) => Promise<void>,
): Promise<void> {
  const { update, view } = await readEssay(chatId, userId)
  // A document of its own: the editor may repair what it shows, which would be stored as a change by the writer.
  const doc = new Y.Doc()
  Y.applyUpdate(doc, update)
  const editor = new Editor({ extensions: essayExtensions(doc, quiet), injectCSS: false, editable: false })
  try {
    // The page takes the text over from the document in its next task.
    await new Promise((resolve) => setTimeout(resolve))
    citationStoreOf(editor).setStyle(view.settings.citationStyle)
    const { title, settings } = view
    await use({ editor, title, settings, commented: { chatId, doc } }, view.state === 'offline')
  } finally {
    editor.destroy()
    doc.destroy()
  }
}

const quiet = {
  onCommand: () => {},
  slashMenu: { onChange: () => {}, onKey: () => false },
  paste: { onRefused: () => {}, onImages: () => {}, markdownToHtml: async () => '' },
}

async function readEssay(chatId: string, userId: string): Promise<Read> {
  const open = openSessions.get(chatId)
  const session = open ?? openEssay(chatId, userId)
  try {
    const view = await new Promise<EssayView>((resolve) => {
      function look() {
        const now = session.read()
        if (now.state === 'loading') return
        stop()
        resolve(now)
      }
      const stop = session.subscribe(look)
      look()
    })
    if (!view.isLoaded || view.state === 'deleted') throw new EssayOutOfReach(view.state, view.error)
    return { update: Y.encodeStateAsUpdate(session.doc), view }
  } finally {
    if (!open) await session.close()
  }
}
