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

const hostClass = 'printed-document'

/** Lays a document of its own out behind the page and opens the browser's print, which also saves as PDF. */
export async function printDocument({ fileName, content, settled }: PrintedDocument): Promise<void> {
  const laid = layOut()
  try {
    laid.draw(content)
    await drawn()
    await settled?.(laid.host)
    await document.fonts.ready
  } catch (error) {
    laid.close()
    throw error
  }
  document.title = fileName
  window.addEventListener('afterprint', laid.close, { once: true })
  window.print()
}

/**
 * Prints this in the place of the page where the browser's own print is opened. It has to be drawn at once, with fonts that
 * the page has. Answers how to stop.
 */
export function printInstead({ fileName, content }: Omit<PrintedDocument, 'settled'>): () => void {
  function print() {
    if (document.querySelector(`.${hostClass}`)) return
    const laid = layOut()
    laid.draw(content)
    document.title = fileName
    window.addEventListener('afterprint', laid.close, { once: true })
  }
  window.addEventListener('beforeprint', print)
  return () => window.removeEventListener('beforeprint', print)
}

function layOut() {
  const host = document.createElement('div')
  host.className = hostClass
  document.body.append(host)
  const root = createRoot(host)
  const pageTitle = document.title
  // Browsers take the focus from what is not printed.
  const focused = document.activeElement as HTMLElement | null
  return {
    host,
    draw: (content: ReactNode) => flushSync(() => root.render(content)),
    close() {
      root.unmount()
      host.remove()
      document.title = pageTitle
      focused?.focus()
    },
  }
}

/** Not a frame of animation: a tab in the background has none. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 40))
}
