import type { Preferences, PreferencesPatch } from '../../../contract/preferences.ts'
import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { preferenceTexts } from '../../locales/en/shared/preferences.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { SettingCard } from '../../ui/layout/setting-card.tsx'
import { usePreferences, useSavePreferences } from './queries.ts'

type Choice = { name: keyof PreferencesPatch; label: string; text: string }

const security = (): Choice => ({
  name: 'security_alerts',
  label: settingsTexts.securityAlerts,
  text: settingsTexts.aMailWhenYourAccount,
})
const master = (): Choice => ({
  name: 'email_notifications',
  label: settingsTexts.emailNotifications,
  text: settingsTexts.turnThisOffToStop,
})
const letters = (sellsPlans: boolean): Choice[] => [
  {
    name: 'weekly_report',
    label: settingsTexts.weeklyReport,
    text: settingsTexts.aSummaryOfWhatYou,
  },
  ...(sellsPlans
    ? [
        {
          name: 'usage_alerts' as const,
          label: settingsTexts.usageAlerts,
          text: settingsTexts.when80OfYourWords,
        },
      ]
    : []),
  { name: 'feature_updates', label: settingsTexts.featureUpdates, text: settingsTexts.whenWeAddSomethingNew },
  { name: 'marketing_emails', label: settingsTexts.offers, text: settingsTexts.discountsAndNewsRarely },
]

/** Words are not counted where no plans are sold. */
export function NotificationSettings({ userId, sellsPlans }: { userId: string; sellsPlans: boolean }) {
  const preferences = usePreferences(userId)
  const save = useSavePreferences(userId)
  if (preferences.isError && !preferences.data)
    return <ErrorState title={preferenceTexts.loadFailed} onRetry={() => preferences.refetch()} />
  const shown = preferences.data
  const isSilent = shown?.email_notifications === false
  const row = (choice: Choice, isOff = false) => (
    <ChoiceRow
      key={choice.name}
      choice={choice}
      preferences={shown}
      isOff={isOff}
      onChange={(on) => save.mutate({ [choice.name]: on })}
    />
  )
  return (
    <>
      <SettingCard title={settingsTexts.yourAccount}>{row(security())}</SettingCard>
      <SettingCard title={settingsTexts.theProduct}>
        {row(master())}
        {letters(sellsPlans).map((choice) => row(choice, isSilent))}
      </SettingCard>
    </>
  )
}

type ChoiceRowProps = {
  choice: Choice
  preferences: Preferences | undefined
  /** Shows the switch as off but keeps the stored choice for when it applies again. */
  isOff: boolean
  onChange: (on: boolean) => void
}

function ChoiceRow({ choice: { name, label, text }, preferences, isOff, onChange }: ChoiceRowProps) {
  const control = (
    <Switch
      label={label}
      text={text}
      checked={!isOff && preferences?.[name] === true}
      disabled={isOff}
      onChange={onChange}
    />
  )
  return (
    <div className="px-5 py-3 max-md:px-4">
      {preferences ? control : <SkeletonOver>{control}</SkeletonOver>}
    </div>
  )
}
