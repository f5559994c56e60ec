import type { Editor } from '@tiptap/core'
import { defaultEssayTitle } from '../../../../contract/essays/essay-defaults.ts'
import { importing as texts } from '../../../locales/en/essays/import.ts'
import { toast } from '../../../ui/toast.tsx'
import { addImportedComments } from '../comments/import-comments.ts'
import { textSegments } from '../comments/text-positions.ts'
import { focusPage } from '../editor/focus-page.ts'
import { insertDocument, isEmptyEssay, replaceDocument } from '../page/load-text.ts'
import type { EssaySession } from '../sync/essay-session.ts'

const accept = '.docx,.md,.markdown,.html,.htm,.txt'

type ImportPlace = { editor: Editor; session: EssaySession; onTitle: (title: string) => void }

/** Asks for a file and puts its text on the page, with its comments. An empty page without a title gets the file's. */
export function chooseImport(place: ImportPlace): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.onchange = () => {
    const file = input.files?.[0]
    if (file) void importEssay(file, place)
  }
  input.click()
}

/** Fills an empty page; into other pages the document is inserted at the cursor, so that nothing is replaced. */
async function importEssay(file: File, { editor, session, onTitle }: ImportPlace): Promise<void> {
  const { name } = file
  try {
    const [{ importInWorker }, { ImportFault }, { leftOutParts }] = await Promise.all([
      import('../transfer/import/import-in-worker.ts'),
      import('../transfer/import/import-fault.ts'),
      import('../transfer/import/left-out.ts'),
    ])
    try {
      const { document, title, leftOut, comments = [] } = await importInWorker(file)
      if (editor.isDestroyed) return
      let before = 0
      if (isEmptyEssay(editor)) {
        // Before the page has a heading, which gives it a title too.
        const takesTitle = session.read().title === defaultEssayTitle
        replaceDocument(editor, document, 'import')
        if (title && takesTitle) onTitle(title)
        toast(texts.done({ name }))
      } else {
        before = charactersBefore(editor)
        insertDocument(editor, document, 'import')
        toast(texts.inserted({ name }))
      }
      focusPage(editor)
      if (comments.length > 0) void takeComments(session, comments, { document, before })
      const lost = leftOutParts.flatMap((part) => {
        const count = leftOut[part] ?? 0
        const text = texts.leftOut[part]
        return count > 0 ? [typeof text === 'string' ? text : text({ count })] : []
      })
      if (lost.length > 0) toast(lost.join(' '), { duration: 15_000 })
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error
      toast.error(texts.faults[error.code], { duration: 10_000 })
    }
  } catch {
    toast.error(texts.failed)
  }
}

/** Returns how many characters of text are before the cursor. */
function charactersBefore({ state }: Editor): number {
  const { from } = state.selection
  return textSegments(state.doc).reduce(
    (sum, { pos, text }) => sum + Math.min(text.length, Math.max(0, from - pos)),
    0,
  )
}

type Comments = Parameters<typeof addImportedComments>

async function takeComments(...[session, threads, place]: Comments): Promise<void> {
  const lost = await addImportedComments(session, threads, place)
  if (lost > 0) toast(texts.leftOut.comments({ count: lost }), { duration: 15_000 })
  else toast(texts.commentsTaken({ count: threads.length }))
}
