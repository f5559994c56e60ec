// The script of the card field's frame.
;(() => {
  const key = new URLSearchParams(location.search).get('key')
  const [number, expiry, cvc] = ['number', 'expiry', 'cvc'].map((id) => document.getElementById(id))
  const tell = (type, event) => parent.postMessage({ type, event }, location.origin)
  const digitsOf = (field) => field.value.replace(/\D/g, '')

  number.addEventListener('input', () => {
    const digits = digitsOf(number).slice(0, 16)
    number.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ')
    if (digits.length === 16) expiry.focus()
  })
  expiry.addEventListener('input', (event) => {
    const digits = digitsOf(expiry).slice(0, 4)
    const isDeleting = event.inputType === 'deleteContentBackward'
    expiry.value =
      digits.length > 2 || (digits.length === 2 && !isDeleting)
        ? `${digits.slice(0, 2)} / ${digits.slice(2)}`
        : digits
    if (digits.length === 4) cvc.focus()
  })
  cvc.addEventListener('input', () => {
    cvc.value = digitsOf(cvc).slice(0, 4)
  })

  /** Returns the first thing that is missing or wrong, or null. */
  function problem() {
    const [month, year] = [Number(digitsOf(expiry).slice(0, 2)), Number(`20${digitsOf(expiry).slice(2)}`)]
    const now = new Date()
    const isPast = year < now.getFullYear() || (year === now.getFullYear() && month <= now.getMonth())
    if (digitsOf(number).length < 16) return ['incomplete_number', 'Your card number is incomplete.']
    if (digitsOf(expiry).length < 4 || month < 1 || month > 12)
      return ['incomplete_expiry', 'Your card’s expiration date is incomplete.']
    if (isPast) return ['invalid_expiry_year_past', 'Your card’s expiration year is in the past.']
    if (cvc.value.length < 3) return ['incomplete_cvc', 'Your card’s security code is incomplete.']
    return null
  }

  function errorOf([code, message]) {
    return { type: 'validation_error', code, message }
  }

  function change(error) {
    const isEmpty = !number.value && !expiry.value && !cvc.value
    const shown = error && !isEmpty ? errorOf(error) : undefined
    tell('change', {
      elementType: 'card',
      empty: isEmpty,
      complete: problem() === null,
      brand: 'unknown',
      error: shown,
    })
  }

  for (const field of [number, expiry, cvc]) {
    field.addEventListener('input', () => change(null))
    field.addEventListener('focus', () => tell('focus', { elementType: 'card' }))
    field.addEventListener('blur', ({ relatedTarget }) => {
      if (!relatedTarget) tell('blur', { elementType: 'card' })
    })
    field.addEventListener('change', () => {
      const found = problem()
      if (found && document.activeElement !== field && field === cvc) change(found)
    })
    field.addEventListener('keydown', ({ key: pressed }) => {
      if (pressed === 'Escape') tell('escape', { elementType: 'card' })
      if (pressed === 'Enter') parent.postMessage({ type: 'submit' }, location.origin)
    })
  }

  async function store() {
    const found = problem()
    if (found) return { error: errorOf(found) }
    try {
      const response = await fetch('/local/payments/elements/payment_methods', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ number: digitsOf(number), expiry: digitsOf(expiry) }),
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

  addEventListener('message', async ({ source, origin, data, ports }) => {
    if (source !== parent || origin !== location.origin) return
    if (data.type === 'style') {
      const { color, fontSize, fontFamily } = data.style?.base ?? {}
      Object.assign(document.body.style, { color, fontSize, fontFamily })
      document.body.style.setProperty('--placeholder', data.style?.base?.['::placeholder']?.color ?? '')
      document.getElementById('fields').disabled = data.disabled === true
    }
    if (data.type === 'focus') number.focus()
    if (data.type === 'blur') document.activeElement?.blur()
    if (data.type === 'clear') for (const field of [number, expiry, cvc]) field.value = ''
    if (data.type === 'store') ports[0].postMessage(await store())
  })

  const measure = () =>
    parent.postMessage({ type: 'height', height: document.body.scrollHeight }, location.origin)
  new ResizeObserver(measure).observe(document.body)
  tell('ready', { elementType: 'card' })
})()
