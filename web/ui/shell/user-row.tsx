import { ChevronsUpDown, LogIn } from 'lucide-react'
import { Link } from 'react-router'
import { shellTexts } from '../../locales/en/ui/shell.ts'
import { buttonClass } from '../button-class.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Avatar } from '../layout/avatar.tsx'
import { Menu } from '../overlays/menu.tsx'
import { AccountMenuItems, type ShellPlans, type ShellUser, type ShellWords } from './account-menu.tsx'
import { shownName } from './shown-name.ts'

type UserRowProps = {
  /** Undefined until it is known, null for a visitor. */
  user: ShellUser | null | undefined
  /** Null until it is known; undefined where words are not counted. */
  words: ShellWords | null | undefined
  /** Null where no plans are sold. */
  plans: ShellPlans | null
  narrow: boolean
  signInPath: string
  onSignOut: () => void
  onShowShortcuts: () => void
}

function WordsLeft({ words }: { words: ShellWords | null | undefined }) {
  if (words === undefined) return null
  if (!words) return <Skeleton className="my-0.5 h-3 w-28" />
  return (
    <span className="tabular block truncate text-12 text-ink-muted">
      {shellTexts.ofWords({ remaining: words.remaining, limit: words.limit })}
    </span>
  )
}

function RowSkeleton({ narrow }: { narrow: boolean }) {
  return (
    <div className="flex h-12 items-center gap-2.5 px-1">
      <Skeleton className="size-8 rounded-full" />
      {!narrow && (
        <div className="flex flex-col gap-2">
          <Skeleton className="h-3 w-32" />
          <Skeleton className="h-3 w-24" />
        </div>
      )}
    </div>
  )
}

function SignInButton({ narrow, to }: { narrow: boolean; to: string }) {
  return (
    <Link
      to={to}
      aria-label={narrow ? shellTexts.signIn : undefined}
      className={buttonClass({ className: 'h-10! w-full px-2!' })}
    >
      <LogIn />
      {!narrow && shellTexts.signIn}
    </Link>
  )
}

export function UserRow({
  user,
  words,
  plans,
  narrow,
  signInPath,
  onSignOut,
  onShowShortcuts,
}: UserRowProps) {
  if (user === undefined) return <RowSkeleton narrow={narrow} />
  if (user === null) return <SignInButton narrow={narrow} to={signInPath} />
  const name = shownName(user)
  const trigger = (
    <button
      type="button"
      className="flex h-12 w-full items-center gap-2.5 rounded-control px-1 text-left transition-colors hover:bg-surface-hover data-[state=open]:bg-surface-hover"
    >
      <Avatar name={name} image={user.image} />
      {narrow ? (
        <span className="sr-only">{shellTexts.accountOf({ name })}</span>
      ) : (
        <>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-13 font-medium">{name}</span>
            <WordsLeft words={words} />
          </span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
        </>
      )}
    </button>
  )
  return (
    <Menu trigger={trigger} side="top" align="start" className="w-59">
      <AccountMenuItems {...{ user, plans, onSignOut, onShowShortcuts }} />
    </Menu>
  )
}
