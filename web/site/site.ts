import { formatters } from '../locales/format.ts'
import { isComposing } from '../ui/is-composing.ts'
import { randomId } from '../ui/random-id.ts'
import { setTheme, shownTheme } from '../ui/theme/theme.ts'
import { followAccountMenu, type SiteUser, showUpgrade } from './account-menu.ts'
import { storeInitialPrompt } from './initial-prompt.ts'
import { keepOfflinePage } from './offline-page.ts'
import { followTryOut } from './try-out-loader.ts'

function select<E extends Element>(selector: string): E | null {
  return document.querySelector<E>(selector)
}

function followThemeButton(): void {
  select('[data-theme-toggle]')?.addEventListener('click', () =>
    setTheme(shownTheme() === 'dark' ? 'light' : 'dark'),
  )
}

function show(when: string, isShown: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-when="${when}"]`))
    element.hidden = !isShown
}

async function read<T>(path: string): Promise<T | null> {
  const response = await fetch(path).catch(() => null)
  return response?.ok ? ((await response.json()) as T) : null
}

/** Shows the parts of a signed-in user in place of the sign-in link. */
async function followSession(): Promise<void> {
  const session = await read<{ user: SiteUser | null }>('/api/session')
  if (!session?.user) return
  followAccountMenu(session.user)
  show('signed-out', false)
  show('signed-in', true)
  await showWords()
}

/** Shows the remaining words on pages that have a place for them. */
async function showWords(): Promise<void> {
  const display = select<HTMLElement>('[data-words]')
  const count = display?.querySelector('output')
  if (!display || !count) return
  const words = await read<{ remaining_words: number; tier: string }>('/api/user/remaining-words')
  if (!words) return
  showUpgrade(words.tier)
  // A public page has its language in its HTML.
  const { lang } = document.documentElement
  count.textContent = formatters.getNumberFormat(lang).format(words.remaining_words)
  display.hidden = false
}

function followMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')]
  document.addEventListener('click', (event) => {
    for (const menu of menus) if (!menu.contains(event.target as Node)) menu.open = false
  })
  document.addEventListener('keydown', (event) => {
    const open = menus.find((menu) => menu.open)
    if (event.key !== 'Escape' || !open) return
    open.open = false
    open.querySelector('summary')?.focus()
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
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    form.requestSubmit()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const prompt = field.value.trim()
    if (!prompt) return
    const chatId = randomId()
    const isStored = storeInitialPrompt(prompt, humanize.ariaPressed === 'true', chatId)
    // Where storage is blocked, the new chat gets the prompt as without a script: in the address, and not sent.
    if (isStored) location.assign(`/chat/${chatId}`)
    else form.submit()
  })
}

followThemeButton()
followMenus()
followDemo()
followMiniChat()
followTryOut()
followSession()
keepOfflinePage()
