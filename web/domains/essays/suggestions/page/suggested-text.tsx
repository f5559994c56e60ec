import type { Editor } from '@tiptap/core'
import { Fragment } from 'react'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import { spaced } from './accept-suggestions.ts'
import { paragraphsOf, type SuggestionItem, type TextPart, textParts } from './suggestion-item.ts'
import { suggestionMarks } from './suggestion-plugin.ts'

/** The new text, marked by its colour and a line below it. Protected parts are shown as they are on the page. */
export function SuggestedText({ editor, item }: { editor: Editor; item: SuggestionItem }) {
  if (item.text.trim() === '') return null
  if (item.place === 'block')
    return (
      <>
        {item.heading !== null && (
          <h2>
            <ins className="suggestion-new">{item.heading}</ins>
          </h2>
        )}
        {paragraphsOf(item.text, item.heading).map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only added at the end
          <p key={i}>
            <ins className="suggestion-new">{text}</ins>
          </p>
        ))}
      </>
    )
  // The page itself shows which words a whole suggestion replaces.
  if (item.place === 'replace' && item.status !== 'writing') return null
  const parts = textParts(item).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end
    <Fragment key={i}>{part.kind === null ? part.text : <KeptPart {...part} />}</Fragment>
  ))
  const mark = suggestionMarks(editor.state).find(({ id }) => id === item.id)
  const lead =
    item.place === 'replace' || !mark ? ' ' : spaced(editor.state.doc, mark.from, 'x').split('x')[0]
  return (
    <>
      {lead}
      <ins className="suggestion-new">{parts}</ins>
    </>
  )
}

/** A note has no words in the line, so its place is marked. */
function KeptPart({ text, kind }: TextPart) {
  if (kind === 'break') return <br />
  if (kind === 'footnote' || text === '')
    return (
      <sup title={text} className="suggestion-kept">
        {texts.note}
      </sup>
    )
  return <span className="suggestion-kept">{text}</span>
}
