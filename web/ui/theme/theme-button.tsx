import { Moon, Sun } from 'lucide-react'
import { controlTexts } from '../../locales/en/ui/controls.ts'
import { IconButton } from '../icon-button.tsx'
import { setTheme } from './theme.ts'
import { useTheme } from './use-theme.ts'

export function ThemeButton() {
  const { shown } = useTheme()
  const next = shown === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      label={next === 'dark' ? controlTexts.darkTheme : controlTexts.lightTheme}
      icon={shown === 'dark' ? <Sun /> : <Moon />}
      onClick={() => setTheme(next)}
    />
  )
}
