import { browserStorage } from '../browser-storage.ts'

export type Theme = 'light' | 'dark' | 'system'
const key = 'theme'
export const themeChangeEvent = 'themechange'

export function storedTheme(): Theme {
  const value = browserStorage('local')?.getItem(key)
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** Stores the choice; 'system' removes it, so that the page follows the system again. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') browserStorage('local')?.removeItem(key)
  else browserStorage('local')?.setItem(key, theme)
  applyTheme(theme)
  window.dispatchEvent(new Event(themeChangeEvent))
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Returns the theme that is currently shown. */
export function shownTheme(): 'light' | 'dark' {
  const theme = storedTheme()
  if (theme !== 'system') return theme
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Calls back on a choice in this or another tab and on a system change. Returns the unsubscribe function. */
export function subscribeToTheme(changed: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  function fromAnotherTab(event: StorageEvent) {
    if (event.key !== key) return
    applyTheme(storedTheme())
    changed()
  }
  window.addEventListener(themeChangeEvent, changed)
  window.addEventListener('storage', fromAnotherTab)
  system.addEventListener('change', changed)
  return () => {
    window.removeEventListener(themeChangeEvent, changed)
    window.removeEventListener('storage', fromAnotherTab)
    system.removeEventListener('change', changed)
  }
}
