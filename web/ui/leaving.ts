const controller = new AbortController()

/** Aborts when the page is about to be left because nobody is signed in any more: nothing new is to be asked for then. */
export const leaving: AbortSignal = controller.signal

export function announceLeaving(): void {
  controller.abort()
}
