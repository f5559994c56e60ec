import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { ListedUser, UserAct } from '../../../contract/operating/users.ts'
import { plans } from '../../../contract/plans.ts'
import { usersTexts } from '../../locales/en/operating/users.ts'
import { formatDate } from '../../locales/format.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SettingRow } from '../../ui/layout/setting-card.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { ActDialog } from './act-dialog.tsx'

/** What can be done with an account in its state. */
function actsOf(user: ListedUser): UserAct[] {
  const offered: [UserAct, boolean][] = [
    ['confirm', !user.isConfirmed],
    ['change-words', user.plan !== null],
    ['sign-out', true],
    ['reset-two-factor', user.hasTwoFactor],
    ['name-operator', !user.isOperator && user.isConfirmed && !user.isSuspended],
    ['unname-operator', user.isNamed],
    ['suspend', !user.isSuspended],
    ['unsuspend', user.isSuspended],
    ['delete', true],
  ]
  return offered.filter(([, isOffered]) => isOffered).map(([act]) => act)
}

function planText({ tier, words }: NonNullable<ListedUser['plan']>): string {
  const plan = plans[tier].name
  return words === null ? usersTexts.planUnused({ plan }) : usersTexts.plan({ plan, words })
}

export function UserRow({ user, isYou }: { user: ListedUser; isYou: boolean }) {
  const [act, setAct] = useState<UserAct | null>(null)
  const { email, name, plan, lastSeenAt } = user
  return (
    <div>
      <SettingRow
        title={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 break-words">{name || email}</span>
            {isYou && <Badge>{usersTexts.you}</Badge>}
            {user.isOperator && <Badge tone="accent">{usersTexts.operator}</Badge>}
            {user.isSuspended && <Badge tone="danger">{usersTexts.suspended}</Badge>}
            {!user.isConfirmed && <Badge tone="caution">{usersTexts.unconfirmed}</Badge>}
          </span>
        }
        text={
          <>
            <span className="block break-all">{email}</span>
            <span className="tabular block">
              {plan && `${planText(plan)} · `}
              {lastSeenAt
                ? usersTexts.seen({ date: formatDate(lastSeenAt, 'moment') })
                : usersTexts.neverSeen({ date: formatDate(user.createdAt, 'moment') })}
            </span>
          </>
        }
        action={
          <Menu trigger={<IconButton label={usersTexts.actsFor({ email })} icon={<Ellipsis />} />}>
            {actsOf(user).map((each) => (
              <MenuItem key={each} onSelect={() => setAct(each)}>
                {usersTexts.acts[each]}
              </MenuItem>
            ))}
          </Menu>
        }
      />
      {act && <ActDialog act={act} user={user} onClose={() => setAct(null)} />}
    </div>
  )
}
