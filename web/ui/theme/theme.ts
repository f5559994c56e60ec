import { browserStorage } from '../browser-storage.ts'

export type Theme = 'light' | 'dark' | 'system'
const key = 'theme'
export const themeChangeEvent = 'themechange'

export function storedTheme(): Theme {
  const value = browserStorage('local')?.getItem(key)
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** 'system' removes the choice, so that the page follows the system again. */
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

/** What is on the screen now. */
export function shownTheme(): 'light' | 'dark' {
  const theme = storedTheme()
  if (theme !== 'system') return theme
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Told of a choice here or in another tab, and of a change of the system; returns how to stop. */
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
