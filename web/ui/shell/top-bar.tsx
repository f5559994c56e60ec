import { Menu as MenuIcon, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { shellTexts } from '../../locales/en/ui/shell.ts'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { ThemeButton } from '../theme/theme-button.tsx'
import { newChatPath } from './new-chat-path.ts'
import { useShell } from './shell-context.ts'

type TopBarProps = {
  /** The page's heading or a button, on one line. */
  title?: ReactNode
  /** Buttons at the end of the bar. */
  actions?: ReactNode
}

/** The first child of every page in the shell. On phones it contains the menu and New chat buttons. */
export function TopBar({ title, actions }: TopBarProps) {
  const { isPhone, hasBar, openDrawer } = useShell()
  const { pathname } = useLocation()
  if (hasBar && !title && !actions) return null
  return (
    <header
      className={classNames(
        'flex h-14 shrink-0 items-center gap-1 px-5',
        hasBar ? 'max-md:px-4' : 'max-md:px-1.5',
      )}
    >
      {isPhone && !hasBar && (
        <IconButton label={shellTexts.openMenu} icon={<MenuIcon />} onClick={openDrawer} />
      )}
      <div className="min-w-0 flex-1 font-medium">
        {typeof title === 'string' ? <p className="truncate">{title}</p> : title}
      </div>
      {actions}
      {hasBar ? null : isPhone ? (
        <Link
          to={newChatPath(pathname)}
          aria-label={shellTexts.newChat}
          className="flex size-11 shrink-0 items-center justify-center rounded-control text-ink-muted [&_svg]:size-4.5"
        >
          <SquarePen />
        </Link>
      ) : (
        <ThemeButton />
      )}
    </header>
  )
}
