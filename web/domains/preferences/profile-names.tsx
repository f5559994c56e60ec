import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type PreferencesPatch, withoutHiddenSigns } from '../../../contract/preferences.ts'
import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { preferenceTexts } from '../../locales/en/shared/preferences.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextField } from '../../ui/fields/input.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import { SettingCard } from '../../ui/layout/setting-card.tsx'
import { usePreferences, useSavePreferences } from './queries.ts'
import { useCommitOnLeaving } from './use-commit-on-leaving.ts'

const lengthMax = 100
const names = () =>
  [
    { name: 'first_name', label: settingsTexts.firstName, autoComplete: 'given-name' },
    { name: 'last_name', label: settingsTexts.lastName, autoComplete: 'family-name' },
    { name: 'display_name', label: settingsTexts.displayName, autoComplete: 'nickname' },
  ] as const

type ProfileNamesProps = {
  userId: string
  /** The display name while the user has chosen none. */
  shownName: string
  onSaved: () => void
}

/** Each field is saved on blur, on Enter or when the page is unloaded. */
export function ProfileNames({ userId, shownName, onSaved }: ProfileNamesProps) {
  const preferences = usePreferences(userId)
  const save = useSavePreferences(userId, { onSaved })
  if (preferences.isError && !preferences.data)
    return <ErrorState title={preferenceTexts.loadFailed} onRetry={() => preferences.refetch()} />
  return (
    <SettingCard title={settingsTexts.yourName} text={settingsTexts.whatLonghandCallsYou}>
      <div className="grid grid-cols-2 gap-4 px-5 py-5 max-sm:grid-cols-1 max-md:px-4">
        {names().map(({ name, label, autoComplete }) =>
          preferences.data ? (
            <NameField
              key={name}
              name={name}
              label={label}
              autoComplete={autoComplete}
              saved={preferences.data[name]}
              placeholder={name === 'display_name' ? shownName : undefined}
              className={name === 'display_name' ? 'col-span-full' : undefined}
              onSave={(value) => save.mutate({ [name]: value } as PreferencesPatch)}
            />
          ) : (
            <div key={name} className="flex flex-col gap-1.5">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-10" />
            </div>
          ),
        )}
      </div>
    </SettingCard>
  )
}

type NameFieldProps = {
  name: string
  label: string
  autoComplete: string
  saved: string
  placeholder: string | undefined
  className: string | undefined
  onSave: (value: string) => void
}

function NameField({ saved, onSave, ...field }: NameFieldProps) {
  const [value, setValue] = useState(saved)
  const isHeld = useRef(false)
  useEffect(() => {
    if (!isHeld.current) setValue(saved)
  }, [saved])

  function commit() {
    const trimmed = withoutHiddenSigns(value).trim()
    setValue(trimmed)
    if (trimmed !== saved) onSave(trimmed)
  }
  useCommitOnLeaving(commit)
  function key(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setValue(saved)
  }
  return (
    <TextField
      {...field}
      maxLength={lengthMax}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={key}
      onFocus={() => {
        isHeld.current = true
      }}
      onBlur={() => {
        isHeld.current = false
        commit()
      }}
    />
  )
}
