import type { Page } from '@playwright/test'

/**
 * Resolves once the page has shown a text, also one that is gone before the journey looks. Call it before the step that
 * shows the text, and await it after that step.
 */
export function seen(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.innerText.includes(wanted)) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    text,
  )
}
