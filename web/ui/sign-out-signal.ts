const controller = new AbortController()

/** Aborted on sign-out, so that no request starts during the redirect. */
export const signOutSignal: AbortSignal = controller.signal

export function abortOnSignOut(): void {
  controller.abort()
}
