import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { FormulaDialog } from './formula-dialog.tsx'
import { editFormula, type FormulaRequest } from './formula-node.ts'

type FormulaEditingProps = {
  editor: Editor
  /** A new formula was asked for. */
  isAsked: boolean
  onClose: () => void
}

/** Opens the source of a formula that was pressed, and that of a new one. */
export function FormulaEditing({ editor, isAsked, onClose }: FormulaEditingProps) {
  const [request, setRequest] = useState<FormulaRequest | null>(null)
  useEffect(() => {
    const page = editor.view.dom
    const open = (event: Event) => setRequest((event as CustomEvent<FormulaRequest>).detail)
    page.addEventListener(editFormula, open)
    return () => page.removeEventListener(editFormula, open)
  }, [editor])
  const shown = request ?? (isAsked ? { isBlock: false } : null)
  if (!shown) return null
  return (
    <FormulaDialog
      editor={editor}
      request={shown}
      onClose={() => {
        setRequest(null)
        onClose()
        setTimeout(() => !editor.isDestroyed && editor.view.focus())
      }}
    />
  )
}
