const controller = new AbortController()

/** Aborted on sign-out, so that no request starts during the redirect. */
export const leaving: AbortSignal = controller.signal

export function announceLeaving(): void {
  controller.abort()
}
