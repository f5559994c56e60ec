import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import './print-document.css'

/** `fileName` is what browsers propose when the document is saved as PDF, without its ending. */
type PrintedDocument = { fileName: string; content: ReactNode }

/** Lays a document of its own out behind the page and opens the browser's print, which also saves as PDF. */
export async function printDocument({ fileName, content }: PrintedDocument): Promise<void> {
  const host = document.createElement('div')
  host.className = 'printed-document'
  document.body.append(host)
  const root = createRoot(host)
  const pageTitle = document.title
  flushSync(() => root.render(content))
  // Not a frame of animation: a tab in the background has none.
  await new Promise((resolve) => setTimeout(resolve, 40))
  await document.fonts.ready
  document.title = fileName
  // Browsers take the focus from what is not printed.
  const focused = document.activeElement as HTMLElement | null
  const close = () => {
    root.unmount()
    host.remove()
    document.title = pageTitle
    focused?.focus()
  }
  window.addEventListener('afterprint', close, { once: true })
  window.print()
}
