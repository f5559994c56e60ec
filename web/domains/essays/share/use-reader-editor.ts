import type { Editor } from '@tiptap/core'
import { useEditor } from '@tiptap/react'
import { useEffect, useMemo } from 'react'
import type { SharedEssay } from '../../../../contract/essays/sharing.ts'
import { shareTexts as texts } from '../../../locales/en/essays/share.ts'
import { essayExtensions } from '../page/extensions.ts'
import { citationStoreOf } from '../sources/editor/citation-store.ts'
import { documentToYjs } from './document-to-yjs.ts'

const quiet = {
  onCommand: () => {},
  slashMenu: { onChange: () => {}, onKey: () => false },
  paste: { onRefused: () => {}, onImages: () => {}, markdownToHtml: async () => '' },
}

/** Shows a document in the editor of the page, which cannot be written on. */
export function useReaderEditor(
  document: SharedEssay['document'],
  settings: SharedEssay['settings'],
): Editor {
  const doc = useMemo(() => documentToYjs(document), [document])
  const editor = useEditor(
    {
      extensions: essayExtensions(doc, quiet),
      editable: false,
      injectCSS: false,
      immediatelyRender: true,
      shouldRerenderOnTransaction: false,
      editorProps: { attributes: { role: 'document', 'aria-label': texts.theEssay, class: 'essay-page' } },
    },
    [doc],
  )
  const store = citationStoreOf(editor)
  useEffect(() => store.follow(editor), [store, editor])
  useEffect(() => store.setStyle(settings.citationStyle), [store, settings.citationStyle])
  return editor
}
