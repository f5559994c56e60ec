import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import './print-document.css'

type PrintedDocument = {
  /** What browsers propose when the document is saved as PDF, without its ending. */
  fileName: string
  content: ReactNode
  /** Waits for parts of the content that are drawn later. */
  settled?: (host: HTMLElement) => Promise<void>
}

/** Lays a document of its own out behind the page and opens the browser's print, which also saves as PDF. */
export async function printDocument({ fileName, content, settled }: PrintedDocument): Promise<void> {
  const host = document.createElement('div')
  host.className = 'printed-document'
  document.body.append(host)
  const root = createRoot(host)
  const pageTitle = document.title
  // Browsers take the focus from what is not printed.
  const focused = document.activeElement as HTMLElement | null
  function close() {
    root.unmount()
    host.remove()
    document.title = pageTitle
    focused?.focus()
  }
  try {
    flushSync(() => root.render(content))
    await drawn()
    await settled?.(host)
    await document.fonts.ready
  } catch (error) {
    close()
    throw error
  }
  document.title = fileName
  window.addEventListener('afterprint', close, { once: true })
  window.print()
}

/** Not a frame of animation: a tab in the background has none. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 40))
}
