import type { Editor } from '@tiptap/core'
import { EditorContent } from '@tiptap/react'
import { useRef } from 'react'
import type { EssaySettings } from '../../../../contract/essays/essays.ts'
import { BlockHandle } from '../blocks/block-handle.tsx'
import { essayStyle } from '../download/printed-essay.tsx'
import { type FootnoteEntry, FootnoteList } from '../notes/footnote-list.tsx'

type EssayDeskProps = { editor: Editor; settings: EssaySettings; onNote: (note: FootnoteEntry) => void }

/** The sheet of paper that is written on, with its footnotes. Pressing the desk below the text focuses the page. */
export function EssayDesk({ editor, settings, onNote }: EssayDeskProps) {
  const paper = useRef<HTMLDivElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches the page itself
    <div
      data-desk=""
      className="relative min-w-0 flex-1 overflow-y-auto bg-surface-sunken px-6 py-7 max-md:px-0 max-md:py-0"
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget && event.target !== paper.current) return
        event.preventDefault()
        editor.commands.focus('end')
      }}
    >
      <div
        ref={paper}
        data-paper=""
        style={essayStyle(settings)}
        className="relative mx-auto min-h-[66rem] max-w-204 border border-line bg-surface-raised px-[max(2rem,min(5.25rem,10%))] py-18 shadow-soft max-md:min-h-full max-md:border-0 max-md:px-5 max-md:py-6 max-md:shadow-none"
      >
        <BlockHandle editor={editor} paper={paper} />
        <EditorContent editor={editor} />
        <FootnoteList editor={editor} onEdit={onNote} />
      </div>
    </div>
  )
}
