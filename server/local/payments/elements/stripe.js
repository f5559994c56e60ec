// The part of Stripe.js that this product calls, for the local payment provider. It defines the same global function.
;(() => {
  const root = '/local/payments/elements'

  /** Sends a call with the publishable key. Failures are values with `error`, as in Stripe.js. */
  async function call(key, path, body) {
    try {
      const response = await fetch(`${root}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return await response.json()
    } catch {
      return {
        error: {
          type: 'api_connection_error',
          message: 'The payment provider could not be reached. Please try again.',
        },
      }
    }
  }

  /** A card field in a frame of its own, so that the page never sees what is typed into it. */
  function createCard(key, options) {
    const listeners = new Map()
    const frame = document.createElement('iframe')
    frame.title = 'Secure card payment input frame'
    frame.style.cssText =
      'display:block;width:100%;height:24px;border:0;background:transparent;color-scheme:normal'
    const tell = (message, transfer = []) =>
      frame.contentWindow?.postMessage(message, location.origin, transfer)

    function hear({ source, origin, data }) {
      if (source !== frame.contentWindow || origin !== location.origin) return
      if (data.type === 'ready') tell({ type: 'style', style: options.style ?? {} })
      if (data.type === 'submit') frame.closest('form')?.requestSubmit()
      else if (data.type === 'height') frame.style.height = `${data.height}px`
      else for (const listener of listeners.get(data.type) ?? []) listener(data.event)
    }

    return {
      mount(target) {
        const holder = typeof target === 'string' ? document.querySelector(target) : target
        addEventListener('message', hear)
        frame.src = `${root}/card?key=${encodeURIComponent(key)}`
        frame.onerror = () => {
          for (const listener of listeners.get('loaderror') ?? []) listener({ elementType: 'card' })
        }
        holder.replaceChildren(frame)
      },
      unmount() {
        removeEventListener('message', hear)
        frame.remove()
      },
      destroy() {
        this.unmount()
        listeners.clear()
      },
      on(type, listener) {
        listeners.set(type, [...(listeners.get(type) ?? []), listener])
        return this
      },
      off(type) {
        listeners.delete(type)
        return this
      },
      update: ({ style, disabled }) => tell({ type: 'style', style, disabled }),
      focus: () => tell({ type: 'focus' }),
      blur: () => tell({ type: 'blur' }),
      clear: () => tell({ type: 'clear' }),
      /** Asks the frame to store its card, and resolves with a payment method or an error. */
      store: () =>
        new Promise((resolve) => {
          const channel = new MessageChannel()
          channel.port1.onmessage = ({ data }) => resolve(data)
          tell({ type: 'store' }, [channel.port2])
        }),
    }
  }

  /** Shows the bank's question over the page, and resolves once it is answered or closed. */
  function authenticate(key, { id, client_secret: clientSecret }) {
    return new Promise((resolve) => {
      const back = document.activeElement
      const overlay = document.createElement('div')
      overlay.style.cssText =
        'position:fixed;inset:0;z-index:2147483647;display:grid;place-items:center;padding:16px;background:rgb(0 0 0 / .6)'
      const frame = document.createElement('iframe')
      frame.title = '3-D Secure authentication'
      frame.style.cssText =
        'width:min(100%,440px);height:min(100%,400px);border:0;border-radius:12px;color-scheme:normal'
      const query = new URLSearchParams({ key, client_secret: clientSecret })
      frame.src = `${root}/authenticate/${id}?${query}`
      frame.onload = () => frame.focus()
      overlay.append(frame)
      const others = [...document.body.children].filter((element) => !element.inert)
      for (const element of others) element.inert = true
      function hear({ source, origin, data }) {
        if (source !== frame.contentWindow || origin !== location.origin || data.type !== 'answered') return
        removeEventListener('message', hear)
        overlay.remove()
        for (const element of others) element.inert = false
        back?.focus?.()
        resolve()
      }
      addEventListener('message', hear)
      document.body.append(overlay)
    })
  }

  function idOf(clientSecret) {
    return String(clientSecret).split('_secret_')[0]
  }

  window.Stripe = (key) => ({
    elements: () => ({
      create(type, options = {}) {
        if (type !== 'card') throw new Error(`The local payment provider has no ${type} element.`)
        return createCard(key, options)
      },
    }),
    createPaymentMethod: ({ type, card }) => {
      if (type !== 'card') throw new Error(`The local payment provider has no ${type} payment methods.`)
      return card.store()
    },
    retrievePaymentIntent: (clientSecret) =>
      call(key, `/payment_intents/${idOf(clientSecret)}?client_secret=${encodeURIComponent(clientSecret)}`),
    async confirmCardPayment(clientSecret, { payment_method } = {}) {
      const path = `/payment_intents/${idOf(clientSecret)}`
      const confirmed = await call(key, `${path}/confirm`, { client_secret: clientSecret, payment_method })
      if (confirmed.paymentIntent?.status !== 'requires_action') return confirmed
      await authenticate(key, confirmed.paymentIntent)
      const answered = await this.retrievePaymentIntent(clientSecret)
      const error = answered.paymentIntent?.last_payment_error
      return error ? { error: { ...error, payment_intent: answered.paymentIntent } } : answered
    },
  })
})()
