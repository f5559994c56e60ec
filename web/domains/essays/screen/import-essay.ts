import type { Editor } from '@tiptap/core'
import { importing as texts } from '../../../locales/en/essays/import.ts'
import { toast } from '../../../ui/toast.tsx'
import { insertDocument, isEmptyEssay, replaceDocument } from '../editor/load-text.ts'

const accept = '.docx,.md,.markdown,.html,.htm,.txt'

/** Asks for a file and puts its text on the page. */
export function chooseImport(editor: Editor): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.onchange = () => {
    const file = input.files?.[0]
    if (file) void importEssay(editor, file)
  }
  input.click()
}

/** Fills an empty page; into other pages the document is inserted at the cursor, so that nothing is replaced. */
async function importEssay(editor: Editor, file: File): Promise<void> {
  const { name } = file
  try {
    const [{ importInWorker }, { ImportFault }] = await Promise.all([
      import('../transfer/import/import-in-worker.ts'),
      import('../transfer/import/import-fault.ts'),
    ])
    try {
      const { document, lostImages } = await importInWorker(file)
      if (editor.isDestroyed) return
      if (isEmptyEssay(editor)) {
        replaceDocument(editor, document, 'import')
        toast(texts.done({ name }))
      } else {
        insertDocument(editor, document, 'import')
        toast(texts.inserted({ name }))
      }
      if (lostImages > 0) toast(texts.lostImages({ count: lostImages }), { duration: 10_000 })
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error
      toast.error(texts.faults[error.code], { duration: 10_000 })
    }
  } catch {
    toast.error(texts.failed)
  }
}
