import { useId } from 'react'
import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { preferenceTexts } from '../../locales/en/shared/preferences.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { usePreferences, useSavePreferences } from './queries.ts'
import { deviceTimezone, timezoneName, timezones } from './timezones.ts'

/** Sets the time zone of mails and reports: the one of the device in use, or a fixed one. */
export function TimezoneCard({ userId }: { userId: string }) {
  const { data, isError, refetch } = usePreferences(userId)
  const save = useSavePreferences(userId)
  const row = (
    <TimezoneRow
      zones={data ? timezones(data.timezone_follows_device ? '' : data.timezone) : []}
      chosen={data && !data.timezone_follows_device ? data.timezone : ''}
      onChoose={(zone) =>
        save.mutate(
          zone === ''
            ? { timezone_follows_device: true, timezone: deviceTimezone() || 'UTC' }
            : { timezone_follows_device: false, timezone: zone },
        )
      }
    />
  )
  return (
    <SettingCard title={settingsTexts.timeZone}>
      {data ? (
        row
      ) : isError ? (
        <ErrorState title={preferenceTexts.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonOver>{row}</SkeletonOver>
      )}
    </SettingCard>
  )
}

type TimezoneRowProps = {
  zones: readonly string[]
  /** Empty while the time zone follows the device. */
  chosen: string
  onChoose: (zone: string) => void
}

function TimezoneRow({ zones, chosen, onChoose }: TimezoneRowProps) {
  const id = useId()
  return (
    <SettingRow
      title={<label htmlFor={id}>{settingsTexts.whereYouAre}</label>}
      text={settingsTexts.weeklyReportsArrive}
      stacks
      action={
        <Select
          id={id}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
          className="sm:w-64 lg:w-72"
        >
          <option value="">{settingsTexts.asOnThisDevice({ zone: timezoneName(deviceTimezone()) })}</option>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {timezoneName(zone)}
            </option>
          ))}
        </Select>
      }
    />
  )
}
