import { useSyncExternalStore } from 'react'
import { shownTheme, storedTheme, subscribeToTheme, type Theme } from './theme.ts'

export function useTheme(): { theme: Theme; shown: 'light' | 'dark' } {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, storedTheme, () => 'system')
  const shown = useSyncExternalStore<'light' | 'dark'>(subscribeToTheme, shownTheme, () => 'light')
  return { theme, shown }
}
