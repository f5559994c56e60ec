import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { hasThemeChoice, setTheme, storedTheme, themeChangeEvent } from '../../ui/theme/theme.ts'
import { usePreferences, useSavePreferences } from './queries.ts'

/**
 * Synchronises the account's theme with this browser: a choice made anywhere in the app is saved to the account, and a
 * browser without a choice adopts a dark one. Light is also the account's default, so it is not adopted.
 */
export function ThemeSync({ userId }: { userId: string }) {
  const { data } = usePreferences(userId)
  const { pathname } = useLocation()
  const save = useSavePreferences(userId, { isQuiet: !pathname.startsWith('/settings') })
  const accountTheme = data?.theme
  useEffect(() => {
    if (accountTheme === 'dark' && !hasThemeChoice()) setTheme('dark')
  }, [accountTheme])
  const { mutate } = save
  useEffect(() => {
    const tell = () => {
      const theme = storedTheme()
      if (theme !== accountTheme) mutate({ theme })
    }
    window.addEventListener(themeChangeEvent, tell)
    return () => window.removeEventListener(themeChangeEvent, tell)
  }, [accountTheme, mutate])
  return null
}
