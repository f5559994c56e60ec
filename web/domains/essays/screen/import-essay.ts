import type { Editor } from '@tiptap/core'
import { importing as texts } from '../../../locales/en/essays/import.ts'
import { toast } from '../../../ui/toast.tsx'
import { focusPage } from '../editor/focus-page.ts'
import { insertDocument, isEmptyEssay, replaceDocument } from '../page/load-text.ts'

const accept = '.docx,.md,.markdown,.html,.htm,.txt'

type Titled = { isUntitled: () => boolean; onTitle: (title: string) => void }

/** Asks for a file and puts its text on the page. An empty page without a title gets that of the file. */
export function chooseImport(editor: Editor, titled: Titled): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.onchange = () => {
    const file = input.files?.[0]
    if (file) void importEssay(editor, file, titled)
  }
  input.click()
}

/** Fills an empty page; into other pages the document is inserted at the cursor, so that nothing is replaced. */
async function importEssay(editor: Editor, file: File, { isUntitled, onTitle }: Titled): Promise<void> {
  const { name } = file
  try {
    const [{ importInWorker }, { ImportFault }, { leftOutParts }] = await Promise.all([
      import('../transfer/import/import-in-worker.ts'),
      import('../transfer/import/import-fault.ts'),
      import('../transfer/import/left-out.ts'),
    ])
    try {
      const { document, title, leftOut } = await importInWorker(file)
      if (editor.isDestroyed) return
      if (isEmptyEssay(editor)) {
        // Before the page has a heading, which gives it a title too.
        const takesTitle = isUntitled()
        replaceDocument(editor, document, 'import')
        if (title && takesTitle) onTitle(title)
        toast(texts.done({ name }))
      } else {
        insertDocument(editor, document, 'import')
        toast(texts.inserted({ name }))
      }
      focusPage(editor)
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
