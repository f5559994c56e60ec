import { type PreferencesPatch, preferenceTexts } from '../../../contract/preferences.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SettingCard } from '../../ui/setting-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { usePreferences, useSavePreferences } from './queries.ts'

type Choice = { name: keyof PreferencesPatch; label: string; text: string }

const account: Choice[] = [
  {
    name: 'security_alerts',
    label: 'Security alerts',
    text: 'A mail when somebody signs in from a new browser. Mails about your password, your e-mail address and two-factor authentication always come.',
  },
  { name: 'usage_alerts', label: 'Usage alerts', text: 'A mail before your words run out.' },
]
const product: Choice[] = [
  {
    name: 'email_notifications',
    label: 'E-mail notifications',
    text: 'Mails about things that you started.',
  },
  { name: 'weekly_report', label: 'Weekly report', text: 'What you wrote and checked, once a week.' },
  { name: 'feature_updates', label: 'Feature updates', text: 'A mail when something new arrives.' },
  { name: 'marketing_emails', label: 'Offers', text: 'Discounts and news, rarely.' },
]

export function NotificationSettings({ userId }: { userId: string }) {
  const preferences = usePreferences(userId)
  const save = useSavePreferences(userId)
  if (preferences.isError && !preferences.data)
    return <ErrorState title={preferenceTexts.loadFailed} onRetry={() => preferences.refetch()} />
  return (
    <>
      {[
        { title: 'Your account', choices: account },
        { title: 'The product', choices: product },
      ].map(({ title, choices }) => (
        <SettingCard key={title} title={title}>
          {choices.map(({ name, label, text }) => (
            <div key={name} className="px-5 py-3 max-md:px-4">
              {preferences.data ? (
                <Switch
                  label={label}
                  text={text}
                  checked={preferences.data[name] === true}
                  onChange={(on) => save.mutate({ [name]: on })}
                />
              ) : (
                <Skeleton className="h-11" />
              )}
            </div>
          ))}
        </SettingCard>
      ))}
    </>
  )
}
