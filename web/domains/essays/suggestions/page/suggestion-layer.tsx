import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { createPortal } from 'react-dom'
import { AllBar } from './all-bar.tsx'
import { SuggestedText } from './suggested-text.tsx'
import { SuggestionBar } from './suggestion-bar.tsx'
import type { SuggestionDesk } from './suggestion-desk.ts'
import type { DeskView } from './suggestion-list.ts'
import { suggestionMarks, suggestionStorage } from './suggestion-plugin.ts'

type SuggestionLayerProps = { editor: Editor; desk: SuggestionDesk; view: DeskView }

/** Fills the places that the page keeps for suggestions: the suggested text, and the bar below it. */
export function SuggestionLayer({ editor, desk, view }: SuggestionLayerProps) {
  // The order on the page changes when paragraphs are moved.
  const order = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      suggestionMarks(now.state)
        .map(({ id }) => id)
        .join(' '),
  })
  const ids = order === '' ? [] : order.split(' ')
  const items = ids.flatMap((id) => view.items.find((item) => item.id === id) ?? [])
  const { hosts } = suggestionStorage(editor)
  return (
    <>
      {items.map((item, at) => {
        const host = hosts.get(item.id)
        if (!host) return null
        const place = { at, count: items.length }
        return [
          createPortal(<SuggestedText editor={editor} item={item} />, host.text, `${item.id} text`),
          createPortal(
            <SuggestionBar item={item} place={place} desk={desk} editor={editor} />,
            host.bar,
            `${item.id} bar`,
          ),
        ]
      })}
      {items.length > 1 && <AllBar items={items} desk={desk} />}
      <p role="status" aria-live="polite" className="sr-only">
        {view.announcement}
      </p>
    </>
  )
}
