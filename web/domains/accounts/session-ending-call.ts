import { focusManager, type QueryClient } from '@tanstack/react-query'

/**
 * Makes the call that ends the session. Nothing else is asked for from then on, because the server would refuse it; if
 * the call fails, everything goes on.
 */
export async function endSession<T>(client: QueryClient, call: () => Promise<T>): Promise<T> {
  await client.cancelQueries()
  // Stops what is asked for from time to time, and when the window gets the focus.
  focusManager.setFocused(false)
  try {
    return await call()
  } catch (error) {
    focusManager.setFocused(undefined)
    void client.invalidateQueries()
    throw error
  }
}
