import { forgetThisUser, leaveTo, tellOtherTabs } from '../domains/accounts/end-session.ts'
import { requestSignOut } from '../domains/accounts/sign-out-request.ts'
import { unsentEssays } from '../domains/essays/sync/browser/unsent-essays.ts'
import { initials } from '../ui/layout/initials.ts'
import { shownName } from '../ui/shell/shown-name.ts'
import { setTheme, storedTheme, subscribeToTheme, type Theme, themeChangeEvent } from '../ui/theme/theme.ts'

export type SiteUser = { id: string; name: string; email: string; image: string | null }

/** Fills the account menu of a static page, and follows its theme choice and its Log Out. */
export function followAccountMenu(user: SiteUser): void {
  const menu = document.querySelector<HTMLElement>('[data-account]')
  if (!menu) return
  const name = shownName(user)
  const label = menu.querySelector<HTMLElement>('[data-account-label]')!
  label.textContent = label.dataset.accountLabel!.replace('{name}', () => name)
  write(menu, '[data-account-name]', name)
  write(menu, '[data-account-email]', name === user.email ? '' : user.email)
  showPicture(menu.querySelector('[data-account-picture]')!, name, user.image)
  followThemeChoice(menu)
  menu.querySelector('[data-sign-out]')!.addEventListener('click', () => void signOut(user))
}

/** Offers an upgrade to users of the free plan. */
export function showUpgrade(tier: string): void {
  const link = document.querySelector<HTMLElement>('[data-upgrade]')
  if (link) link.hidden = tier !== 'free'
}

function write(menu: HTMLElement, selector: string, text: string): void {
  menu.querySelector(selector)!.textContent = text
}

function showPicture(place: Element, name: string, image: string | null): void {
  place.textContent = initials(name)
  if (!image) return
  const picture = new Image()
  picture.alt = ''
  picture.className = 'size-8 object-cover'
  picture.onload = () => place.replaceChildren(picture)
  picture.src = image
}

function followThemeChoice(menu: HTMLElement): void {
  const choices = [...menu.querySelectorAll<HTMLInputElement>('input[name="site-theme"]')]
  const show = () => {
    for (const choice of choices) choice.checked = choice.value === storedTheme()
  }
  show()
  subscribeToTheme(show)
  for (const choice of choices) choice.addEventListener('change', () => setTheme(choice.value as Theme))
  window.addEventListener(themeChangeEvent, () => void saveTheme())
}

/** Saves the choice to the account, as the application does. A choice that is not saved stays in this browser. */
async function saveTheme(): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ theme: storedTheme() })
  await fetch('/api/preferences', { method: 'PUT', headers, body, keepalive: true }).catch(() => {})
}

/**
 * Signs out as the application does. With words that only this browser has, and after a failure, the application takes
 * over, because it asks or says what to do.
 */
async function signOut({ id }: SiteUser): Promise<void> {
  const isSafe = unsentEssays(id).length === 0
  if (!isSafe || !(await endSession())) {
    requestSignOut()
    return location.assign('/dashboard')
  }
  forgetThisUser()
  tellOtherTabs('signed-out')
  leaveTo('/')
}

async function endSession(): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' }).catch(() => null)
  return answer?.ok ?? false
}
