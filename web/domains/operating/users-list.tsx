import { Search, UserRound } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { type UserState, userStates, usersPerPage } from '../../../contract/operating/users.ts'
import { usersTexts } from '../../locales/en/operating/users.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { TextField } from '../../ui/fields/input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { SettingRow } from '../../ui/layout/setting-card.tsx'
import { PageButtons } from './page-buttons.tsx'
import { useUsers } from './queries.ts'
import { UserRow } from './user-row.tsx'

/** All accounts: found by name and address, filtered by state, a page at a time. */
export function UsersList() {
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<UserState>('all')
  const [page, setPage] = useState(1)
  const search = useDeferredValue(typed.trim().slice(0, 200))
  const { data, isError, refetch } = useUsers({ search, state, page })
  return (
    <section aria-label={usersTexts.title} className="flex flex-col gap-4">
      <div className="flex items-end gap-3 max-sm:flex-col max-sm:items-stretch">
        <TextField
          className="flex-1"
          label={usersTexts.search}
          type="search"
          value={typed}
          end={<Search aria-hidden="true" className="mr-3 size-4 text-ink-muted" />}
          onChange={(event) => {
            setTyped(event.target.value)
            setPage(1)
          }}
        />
        <div className="flex flex-col gap-1.5 sm:w-48">
          <label htmlFor="user-state" className="w-fit font-medium">
            {usersTexts.state}
          </label>
          <Select
            id="user-state"
            value={state}
            onChange={(event) => {
              setState(event.target.value as UserState)
              setPage(1)
            }}
          >
            {userStates.map((each) => (
              <option key={each} value={each}>
                {usersTexts.states[each]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <p role="status" className="tabular min-h-5 text-13 text-ink-muted">
        {data && usersTexts.found({ count: data.total })}
      </p>
      <Card className="[&>*~*]:border-t [&>*]:border-line">
        {data ? (
          data.users.map((user) => <UserRow key={user.id} user={user} isYou={user.id === data.yourId} />)
        ) : isError ? (
          <ErrorState title={usersTexts.notLoaded} onRetry={() => void refetch()} />
        ) : (
          <SkeletonOver>
            <SettingRow title={usersTexts.title} text={usersTexts.title} />
          </SkeletonOver>
        )}
        {data?.users.length === 0 && <EmptyState icon={<UserRound />} title={usersTexts.none} />}
      </Card>
      {data && <PageButtons page={page} total={data.total} perPage={usersPerPage} onPage={setPage} />}
    </section>
  )
}
