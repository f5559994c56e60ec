import type { Editor } from '@tiptap/core'
import { useEditor } from '@tiptap/react'
import { useRef } from 'react'
import type { Doc } from 'yjs'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { tools } from '../../../locales/en/essays/tools.ts'
import { toast } from '../../../ui/toast.tsx'
import type { RecordTracking } from '../record/track/record-extension.ts'
import { essayExtensions } from './extensions.ts'
import type { EssayCommand } from './shortcuts.ts'
import { imageBytesMax, shrinkImage } from './shrink-image.ts'
import type { TypedMenuEvents } from './typed-menu.ts'

type EditorEvents = {
  onCommand: (command: EssayCommand) => void
  slashMenu: TypedMenuEvents
  markdownToHtml: (markdown: string) => Promise<string>
  record: RecordTracking
}

const imagesMax = 100

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

/** Puts images on the page one by one, and says which could not be used. */
export async function insertImages(editor: Editor, files: File[], at: number | null): Promise<void> {
  for (const file of files) {
    if (countImages(editor) >= imagesMax) return void toast.error(tools.imagesTooMany({ count: imagesMax }))
    const image = await shrinkImage(file)
    if (editor.isDestroyed) return
    if ('refusal' in image) toast.error(refusalText(image.refusal, file.name))
    else {
      const node = { type: 'image', attrs: { src: image.src, alt: '' } }
      editor
        .chain()
        .focus()
        .insertContentAt(at ?? editor.state.selection.to, node)
        .run()
    }
  }
}

function refusalText(refusal: 'type' | 'unreadable' | 'large', name: string): string {
  if (refusal === 'type') return tools.imageWrongType
  if (refusal === 'unreadable') return tools.imageUnreadable({ name })
  return tools.imageTooLarge({ name, size: `${imageBytesMax / 1_000} KB` })
}

function countImages(editor: Editor): number {
  let count = 0
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'image') count++
    return !node.isTextblock
  })
  return count
}
