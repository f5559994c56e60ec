import type { FirstClick } from '../pages/try-out/try-out.tsx'

type TryOutScript = typeof import('../pages/try-out/open-try-out.tsx')

function loadStyle(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error('The style did not load.'))
    }
    document.head.append(link)
  })
}

/** Loads the try-out at the first click on one of its buttons. A failed attempt says so, and the next click is another. */
export function followTryOut(): void {
  const place = document.querySelector<HTMLElement>('[data-try-out]')
  const failed = place?.querySelector<HTMLElement>('[data-try-out-failed]')
  if (!place || !failed) return
  const opened = new AbortController()
  let attempts = 0
  async function load(click: FirstClick): Promise<void> {
    const { script = '', style = '' } = place!.dataset
    // Browsers cache the failure of a module's address, so another attempt needs another address.
    const address = attempts++ === 0 ? script : `${script}?${attempts}`
    const [{ openTryOut }] = await Promise.all([
      import(/* @vite-ignore */ address) as Promise<TryOutScript>,
      loadStyle(style),
    ])
    await openTryOut(place!, click)
  }
  async function follow(event: Event): Promise<void> {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[data-action]')
    if (!button || place!.ariaBusy === 'true') return
    failed!.hidden = true
    place!.ariaBusy = 'true'
    try {
      await load(button.dataset.action as FirstClick)
      opened.abort()
    } catch {
      const { online, offline } = failed!.dataset
      failed!.textContent = (navigator.onLine ? online : offline) ?? ''
      failed!.hidden = false
    }
    place!.ariaBusy = null
  }
  place.addEventListener('click', follow, { signal: opened.signal })
}
