import { randomId } from '../ui/random-id.ts'
import { setTheme, shownTheme } from '../ui/theme/theme.ts'
import { storeInitialPrompt } from './initial-prompt.ts'
import { keepOfflinePage } from './offline-page.ts'

function select<E extends Element>(selector: string): E | null {
  return document.querySelector<E>(selector)
}

function followThemeButton(): void {
  select('[data-theme-toggle]')?.addEventListener('click', () =>
    setTheme(shownTheme() === 'dark' ? 'light' : 'dark'),
  )
}

/** Replaces the sign-in link with a link to the chat for signed-in users. */
async function followSession(): Promise<void> {
  const response = await fetch('/api/session').catch(() => null)
  if (!response?.ok) return
  const { user } = (await response.json()) as { user: unknown }
  if (!user) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]'))
    element.hidden = element.dataset.when !== 'signed-in'
}

function followMenu(): void {
  const menu = select<HTMLDetailsElement>('[data-menu]')
  if (!menu) return
  document.addEventListener('click', (event) => {
    if (!menu.contains(event.target as Node)) menu.open = false
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

/** Keeps the height of the first and tallest view, so that the card does not resize in the others. */
function holdHeight(text: HTMLElement): void {
  text.style.minHeight ||= `${text.offsetHeight}px`
}

function followDemo(): void {
  const demo = select<HTMLElement>('[data-demo]')
  const views = select<HTMLElement>('[data-demo-views]')
  if (!demo || !views) return
  views.hidden = false
  views.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-view]')
    if (!pressed) return
    holdHeight(demo.querySelector('p')!)
    demo.dataset.demo = pressed.dataset.view
    for (const button of views.children) button.setAttribute('aria-pressed', String(button === pressed))
  })
}

function followMiniChat(): void {
  const form = select<HTMLFormElement>('[data-mini-chat]')
  const humanize = form?.querySelector<HTMLButtonElement>('[data-humanize]')
  const field = form?.querySelector('textarea')
  if (!form || !humanize || !field) return
  humanize.addEventListener('click', () =>
    humanize.setAttribute('aria-pressed', String(humanize.ariaPressed !== 'true')),
  )
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    form.requestSubmit()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const prompt = field.value.trim()
    if (!prompt) return
    const chatId = randomId()
    storeInitialPrompt(prompt, humanize.ariaPressed === 'true', chatId)
    location.assign(`/chat/${chatId}`)
  })
}

followThemeButton()
followMenu()
followDemo()
followMiniChat()
followSession()
keepOfflinePage()
