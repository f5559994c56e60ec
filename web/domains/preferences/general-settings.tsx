import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { SettingCard } from '../../ui/layout/setting-card.tsx'
import { setTheme } from '../../ui/theme/theme.ts'
import { useTheme } from '../../ui/theme/use-theme.ts'

/** The theme applies to this browser at once; ThemeSync saves it to the account. */
export function GeneralSettings() {
  const { shown, theme } = useTheme()
  const isDark = shown === 'dark'
  return (
    <SettingCard title={settingsTexts.appearance}>
      <div className="px-5 py-3.5 max-md:px-4">
        <Switch
          label={settingsTexts.darkMode}
          text={
            theme === 'system' ? settingsTexts.followsThisDeviceUntil : settingsTexts.lightInkOnWarmCharcoal
          }
          checked={isDark}
          onChange={(dark) => setTheme(dark ? 'dark' : 'light')}
        />
        {theme !== 'system' && (
          <button
            type="button"
            onClick={() => setTheme('system')}
            className="mt-1 rounded-small text-13 font-medium text-accent max-md:min-h-11"
          >
            {settingsTexts.followThisDeviceAgain}
          </button>
        )}
      </div>
    </SettingCard>
  )
}
