import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { classNames } from '../class-names.ts'
import { useIsPhone } from '../media-query.ts'
import { Drawer } from './drawer.tsx'
import { ShellContext } from './shell-context.ts'
import { type Shortcut, ShortcutsDialog } from './shortcuts-dialog.tsx'
import { Sidebar } from './sidebar.tsx'
import { useShortcut } from './use-shortcut.ts'
import { useSidebarWidth } from './use-sidebar-width.ts'
import { type ShellUser, type ShellWords, UserRow } from './user-row.tsx'

type AppShellProps = {
  name: string
  user: ShellUser | null | undefined
  words: ShellWords | null
  signInPath: string
  onSignOut: () => void
  /** The chats, in the sidebar. */
  list?: ReactNode
  /** A button beside New chat. */
  search?: ReactNode
  /** Above the page, for instance that there is no connection. */
  notice?: ReactNode
  shortcuts: Shortcut[]
  children: ReactNode
}

const ownShortcuts: Shortcut[] = [
  { keys: 'Ctrl+Shift+O', text: 'New chat' },
  { keys: 'Ctrl+B', text: 'Open or close the sidebar' },
  { keys: '?', text: 'These shortcuts' },
]

export function AppShell(props: AppShellProps) {
  const isPhone = useIsPhone()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { narrow, toggle } = useSidebarWidth(pathname)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [shortcutsOpen, setShortcutsOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(() => setDrawerOpen(false), [pathname, isPhone])
  useShortcut('Ctrl+Shift+O', () => navigate('/chat/new'))
  useShortcut('Ctrl+B', toggle, !isPhone)
  useShortcut('?', () => setShortcutsOpen(true))
  useShortcut('Ctrl+/', () => setShortcutsOpen(true))
  const shell = useMemo(() => ({ isPhone, openDrawer: () => setDrawerOpen(true) }), [isPhone])

  const showsIcons = narrow && !isPhone
  const sidebar = (
    <Sidebar
      name={props.name}
      path={pathname}
      narrow={showsIcons}
      isDrawer={isPhone}
      onToggle={isPhone ? () => setDrawerOpen(false) : toggle}
      search={props.search}
      list={props.list}
      footer={
        <UserRow
          user={props.user}
          words={props.words}
          narrow={showsIcons}
          signInPath={props.signInPath}
          onSignOut={props.onSignOut}
          onShowShortcuts={() => setShortcutsOpen(true)}
        />
      }
    />
  )
  return (
    <ShellContext.Provider value={shell}>
      <a
        href="#main"
        className="sr-only rounded-control bg-ink px-4 py-2 text-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70"
      >
        Skip to content
      </a>
      <div className="flex h-dvh overflow-clip">
        {isPhone ? (
          <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} title="Menu">
            {sidebar}
          </Drawer>
        ) : (
          <aside
            aria-label="Sidebar"
            className={classNames(
              'shrink-0 overflow-clip border-r border-line bg-surface-sunken transition-[width]',
              narrow ? 'w-15.5' : 'w-66',
            )}
          >
            {sidebar}
          </aside>
        )}
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          {props.notice}
          {props.children}
        </main>
      </div>
      <ShortcutsDialog
        open={shortcutsOpen}
        onOpenChange={setShortcutsOpen}
        shortcuts={[...ownShortcuts, ...props.shortcuts]}
      />
    </ShellContext.Provider>
  )
}
