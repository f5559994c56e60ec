import { type PreferencesPatch, preferenceTexts } from '../../../contract/preferences.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SettingCard } from '../../ui/setting-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { usePreferences, useSavePreferences } from './queries.ts'

type Choice = { name: keyof PreferencesPatch; label: string; text: string }
type Group = { title: string; text?: string; choices: Choice[] }

const account: Choice[] = [
  {
    name: 'security_alerts',
    label: 'Security alerts',
    text: 'A mail when somebody signs in from a new browser. Mails about your password, your email address and two-factor authentication always come.',
  },
]
const product: Choice[] = [
  { name: 'usage_alerts', label: 'Usage alerts', text: 'Before your words run out.' },
  {
    name: 'email_notifications',
    label: 'Email notifications',
    text: 'About things that you started.',
  },
  { name: 'weekly_report', label: 'Weekly report', text: 'What you wrote and checked, once a week.' },
  { name: 'feature_updates', label: 'Feature updates', text: 'When something new arrives.' },
  { name: 'marketing_emails', label: 'Offers', text: 'Discounts and news, rarely.' },
]

/** Longhand sends security mails alone so far; the other choices wait for their mails. */
const groups: Group[] = [
  { title: 'Your account', choices: account },
  {
    title: 'The product',
    text: 'None of these is sent yet. Your choice is kept for when they are.',
    choices: product,
  },
]

export function NotificationSettings({ userId }: { userId: string }) {
  const preferences = usePreferences(userId)
  const save = useSavePreferences(userId)
  if (preferences.isError && !preferences.data)
    return <ErrorState title={preferenceTexts.loadFailed} onRetry={() => preferences.refetch()} />
  return (
    <>
      {groups.map(({ title, text, choices }) => (
        <SettingCard key={title} title={title} text={text}>
          {choices.map(({ name, label, text: about }) => (
            <div key={name} className="px-5 py-3 max-md:px-4">
              {preferences.data ? (
                <Switch
                  label={label}
                  text={about}
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
