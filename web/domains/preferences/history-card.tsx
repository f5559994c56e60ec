import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { type HistoryDays, historyDays } from '../../../contract/limits.ts'
import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { preferenceTexts } from '../../locales/en/shared/preferences.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { scrollToShow } from '../../ui/scroll-to-show.ts'
import { usePreferences, useSavePreferences } from './queries.ts'

/** Sets whether the detector and the humanizer keep texts. A link with `#history` scrolls here. */
export function HistoryCard({ userId }: { userId: string }) {
  const { data: preferences, isError, refetch } = usePreferences(userId)
  const save = useSavePreferences(userId)
  const { hash } = useLocation()
  const daysId = useId()
  const place = useRef<HTMLDivElement>(null)
  const isLoaded = preferences !== undefined
  useEffect(() => {
    if (hash !== '#history' || !isLoaded) return
    // The cards above are still loading and change their height.
    const pane = place.current?.closest('.overflow-y-auto')?.firstElementChild
    const show = () => place.current && scrollToShow(place.current, { block: 'center' })
    const watch = new ResizeObserver(show)
    if (pane) watch.observe(pane)
    place.current?.querySelector<HTMLElement>('[role=switch]')?.focus({ preventScroll: true })
    const stop = () => watch.disconnect()
    for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.addEventListener(act, stop, { once: true, passive: true })
    return stop
  }, [hash, isLoaded])
  const control = (
    <Switch
      label={settingsTexts.keepCheckedAndHumanized}
      text={settingsTexts.withTheirResultsVisible}
      checked={preferences?.history_on ?? false}
      isLoading={!isLoaded}
      onChange={(on) => save.mutate({ history_on: on })}
    />
  )
  const row = (
    <SettingRow
      stacks
      title={<label htmlFor={daysId}>{settingsTexts.deleteHistoryEntries}</label>}
      text={settingsTexts.entriesThatAreOlder}
      action={
        <Select
          id={daysId}
          value={preferences?.history_days ?? 0}
          onChange={(event) => save.mutate({ history_days: Number(event.target.value) as HistoryDays })}
          className="sm:w-44"
        >
          {historyDays.map((days) => (
            <option key={days} value={days}>
              {days === 0 ? settingsTexts.never : settingsTexts.afterDays({ days })}
            </option>
          ))}
        </Select>
      }
    />
  )
  return (
    <SettingCard title={settingsTexts.history}>
      <div ref={place} className="px-5 py-3.5 max-md:px-4">
        {isError && !isLoaded && (
          <ErrorState title={preferenceTexts.loadFailed} onRetry={() => void refetch()} />
        )}
        {(isLoaded || !isError) && control}
      </div>
      {isLoaded && row}
      {!isLoaded && !isError && <SkeletonOver>{row}</SkeletonOver>}
    </SettingCard>
  )
}
