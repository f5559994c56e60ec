import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useRef, useState } from 'react'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { toast } from '../../../ui/toast.tsx'
import { focusPage } from '../editor/focus-page.ts'
import { insertHtml, isEmptyEssay, loadHtml } from '../page/load-text.ts'

export type MarkdownToHtml = (markdown: string) => Promise<string>

/**
 * Puts replies on the page. Loading replaces the text, and asks first where the page was edited since the last load.
 */
export function useLoadFromChat(editor: Editor, markdownToHtml: MarkdownToHtml) {
  const loaded = useRef<Node | null>(null)
  /** The text that waits for the user's answer. */
  const [asked, setAsked] = useState<string | null>(null)

  const isDirty = (open: Editor) => !isEmptyEssay(open) && !loaded.current?.eq(open.state.doc)
  async function replace(text: string) {
    const before = editor.state.doc
    const html = await markdownToHtml(text)
    if (editor.isDestroyed) return
    // The writer may have typed while the converter was loaded.
    if (!editor.state.doc.eq(before) && isDirty(editor)) return setAsked(text)
    loadHtml(editor, html, 'ai')
    loaded.current = editor.state.doc
    setAsked(null)
    focusPage(editor)
    toast(texts.loaded)
  }
  async function insert(text: string) {
    const html = await markdownToHtml(text)
    if (editor.isDestroyed) return
    insertHtml(editor, html, 'ai')
    setAsked(null)
    focusPage(editor)
  }
  function load(text: string | null) {
    if (text === null) toast(texts.nothingToLoad)
    else if (isDirty(editor)) setAsked(text)
    else void replace(text)
  }
  return {
    load,
    insert: (text: string) => void insert(text),
    isAsking: asked !== null,
    confirm: () => void (asked !== null && replace(asked)),
    insertAsked: () => void (asked !== null && insert(asked)),
    cancel: () => setAsked(null),
  }
}
