import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

type PrintedDocument = {
  /** The file name, without extension, that browsers suggest for saving as PDF. */
  fileName: string
  content: ReactNode
  /** Waits for parts of the content that render later. */
  settled?: (host: HTMLElement) => Promise<void>
}

const hostClass = 'printed-document'

/** Renders a document outside the visible page and opens the browser's print dialog, which can also save as PDF. */
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
 * Prints this content in place of the page when the user prints with the browser. The content has to render
 * synchronously, with fonts that the page already uses. Returns a function that ends this.
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
  // Browsers blur elements that are not printed.
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

/** Uses a timer, because a tab in the background gets no animation frames. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 40))
}
