import { browserStorage, storeItem } from '../browser-storage.ts'

export type Theme = 'light' | 'dark' | 'system'
const key = 'theme'
export const themeChangeEvent = 'themechange'

/** The choice of this page where the browser does not keep it. */
let unsaved: Theme | null = null

/** Returns the choice of this browser; null if none was made. */
function chosenTheme(): Theme | null {
  if (unsaved) return unsaved
  const value = browserStorage('local')?.getItem(key)
  return value === 'light' || value === 'dark' || value === 'system' ? value : null
}

export function storedTheme(): Theme {
  return chosenTheme() ?? 'system'
}

/** Reports whether a theme was chosen in this browser; following the system is a choice too. */
export function hasThemeChoice(): boolean {
  return chosenTheme() !== null
}

/** Stores the choice and applies it. */
export function setTheme(theme: Theme): void {
  browserStorage('local')?.removeItem(key)
  unsaved = storeItem('local', key, theme) ? null : theme
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
