import { useSyncExternalStore } from 'react'
import { shownTheme, storedTheme, subscribeToTheme, type Theme } from './theme.ts'

export function useTheme(): { theme: Theme; shown: 'light' | 'dark' } {
  const theme = useSyncExternalStore(subscribeToTheme, storedTheme)
  const shown = useSyncExternalStore(subscribeToTheme, shownTheme)
  return { theme, shown }
}
