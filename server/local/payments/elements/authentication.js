// The script of the bank's question.
;(() => {
  const query = new URLSearchParams(location.search)
  const id = location.pathname.split('/').at(-1)

  async function answer(isConfirmed) {
    for (const button of document.querySelectorAll('button')) button.disabled = true
    await fetch(`/local/payments/elements/payment_intents/${id}/authenticate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${query.get('key')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ client_secret: query.get('client_secret'), isConfirmed }),
    }).catch(() => {})
    parent.postMessage({ type: 'answered' }, location.origin)
  }

  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => void answer(button.value === 'yes'))
    button.disabled = false
  }
  document.querySelector('button').focus()
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') void answer(false)
  })
})()
