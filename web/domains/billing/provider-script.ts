import type { Stripe } from '@stripe/stripe-js'

/** Where the provider's script is, and the key that it is used with. */
export type CardForm = { scriptUrl: string; publishableKey: string }

const loadMs = 20_000

let loading: Promise<Stripe> | null = null

/**
 * Loads the payment provider's script when it is first needed, and returns its client. Stripe's own script and that of
 * the local provider define the same function. A failed load can be tried again.
 */
export function loadProvider({ scriptUrl, publishableKey }: CardForm): Promise<Stripe> {
  loading ??= load(scriptUrl)
    .then(() => {
      if (!window.Stripe) throw new Error('The script of the payment provider defines no Stripe.')
      return window.Stripe(publishableKey)
    })
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}

function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('The script of the payment provider could not be loaded.'))
    }
    const timer = setTimeout(fail, loadMs)
    script.src = url
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    document.head.append(script)
  })
}
