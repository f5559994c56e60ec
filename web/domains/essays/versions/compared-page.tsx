import type { Editor } from '@tiptap/core'
import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMediaQuery } from '../../../ui/media-query.ts'
import { narrowScreen } from '../controls/use-page-action.ts'
import './compared-page.css'

type ComparedPageProps = {
  editor: Editor
  doc: Node
  label: string
  /** The element that shows the document, once it is there. */
  onShown: (page: HTMLElement | null) => void
}

/** Shows a compared document in the place of the page; on narrow screens in the panel, which covers the page. */
export function ComparedPage({ editor, doc, label, onShown }: ComparedPageProps) {
  const isNarrow = useMediaQuery(narrowScreen)
  const host = usePlaceOnPaper(editor, !isNarrow)
  const paper = paperOf(editor)
  const style = isNarrow && paper ? essayLook(paper) : undefined
  const draw = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const serializer = DOMSerializer.fromSchema(doc.type.schema)
      element.replaceChildren(serializer.serializeFragment(doc.content))
      onShown(element)
      return () => onShown(null)
    },
    [doc, onShown],
  )
  const page = (
    <article
      ref={draw}
      aria-label={label}
      className="essay-page compared-page compared-words"
      style={style}
    />
  )
  if (isNarrow) return page
  return host && createPortal(page, host)
}

const paperOf = (editor: Editor): HTMLElement | null => editor.view.dom.closest('[data-paper]')

/** Returns an element on the paper that hides the page while it is there. */
function usePlaceOnPaper(editor: Editor, isWanted: boolean): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const paper = paperOf(editor)
    const desk = paper?.parentElement
    if (!isWanted || !paper || !desk) return
    const place = document.createElement('div')
    const scrolled = desk.scrollTop
    paper.append(place)
    paper.dataset.comparing = ''
    setHost(place)
    return () => {
      delete paper.dataset.comparing
      place.remove()
      desk.scrollTop = scrolled
      setHost(null)
    }
  }, [editor, isWanted])
  return host
}

function essayLook(paper: HTMLElement): React.CSSProperties {
  const look = getComputedStyle(paper)
  const names = ['--essay-font', '--essay-size']
  return Object.fromEntries(names.map((name) => [name, look.getPropertyValue(name)])) as React.CSSProperties
}
