import type { Editor } from '@tiptap/core'
import { useEditor } from '@tiptap/react'
import { useRef } from 'react'
import type { Doc } from 'yjs'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { toast } from '../../../ui/toast.tsx'
import type { EssayCommand } from '../editor/shortcuts.ts'
import type { TypedMenuEvents } from '../editor/typed-menu.ts'
import { insertImages } from '../pictures/insert-images.ts'
import type { RecordTracking } from '../record/track/record-extension.ts'
import { essayExtensions } from './extensions.ts'

type EditorEvents = {
  onCommand: (command: EssayCommand) => void
  slashMenu: TypedMenuEvents
  markdownToHtml: (markdown: string) => Promise<string>
  record: RecordTracking
}

/** Creates the editor of one document. A change of the document needs another component. */
export function useEssayEditor(doc: Doc, events: EditorEvents): Editor {
  const latest = useRef(events)
  latest.current = events
  const editor = useRef<Editor | null>(null)
  const created = useEditor(
    {
      extensions: essayExtensions(doc, {
        onCommand: (command) => latest.current.onCommand(command),
        slashMenu: {
          onChange: (state) => latest.current.slashMenu.onChange(state),
          onKey: (event) => latest.current.slashMenu.onKey(event),
        },
        paste: {
          onRefused: (reason) => void toast.error(reason),
          onImages: (files, at) => void (editor.current && insertImages(editor.current, files, at)),
          markdownToHtml: (markdown) => latest.current.markdownToHtml(markdown),
        },
        record: { essay: events.record.essay, isOn: () => latest.current.record.isOn() },
        onBroken: () => void toast.error(texts.broken, { duration: Number.POSITIVE_INFINITY }),
      }),
      // The style sheet is in essay-page.css.
      injectCSS: false,
      immediatelyRender: true,
      shouldRerenderOnTransaction: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': texts.text,
          class: 'essay-page',
        },
      },
    },
    [doc],
  )
  editor.current = created
  return created
}
