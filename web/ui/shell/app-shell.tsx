import { Keyboard, Monitor, Moon, PanelLeft, PenLine, Sun } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { shellTexts } from '../../locales/en/ui/shell.ts'
import { classNames } from '../class-names.ts'
import { useIsPhone } from '../media-query.ts'
import { setTheme } from '../theme/theme.ts'
import { type Command, useOfferedCommands } from './commands.ts'
import { Drawer } from './drawer.tsx'
import { newChatPath } from './new-chat-path.ts'
import { ShellContext } from './shell-context.ts'
import { type Shortcut, ShortcutsDialog } from './shortcuts-dialog.tsx'
import { Sidebar } from './sidebar.tsx'
import { useCommandKeys } from './use-command-keys.ts'
import { useShortcut } from './use-shortcut.ts'
import { useSidebarWidth } from './use-sidebar-width.ts'
import { type ShellPlans, type ShellUser, type ShellWords, UserRow } from './user-row.tsx'

type AppShellProps = {
  name: string
  user: ShellUser | null | undefined
  words: ShellWords | null | undefined
  /** Null where no plans are sold. */
  plans: ShellPlans | null
  signInPath: string
  onSignOut: () => void
  /** The chat list in the sidebar. */
  list?: ReactNode
  /** The search button beside New chat. */
  search?: ReactNode
  /** Shown above the page, for example when the connection is lost. */
  notice?: ReactNode
  shortcuts: Shortcut[]
  children: ReactNode
}

const themeCommands = (): Command[] => [
  {
    text: shellTexts.lightTheme,
    icon: <Sun />,
    words: shellTexts.appearanceBright,
    run: () => setTheme('light'),
  },
  {
    text: shellTexts.darkTheme,
    icon: <Moon />,
    words: shellTexts.appearanceNight,
    run: () => setTheme('dark'),
  },
  {
    text: shellTexts.systemTheme,
    icon: <Monitor />,
    words: shellTexts.appearance,
    run: () => setTheme('system'),
  },
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
  useShortcut('Ctrl+/', () => setShortcutsOpen(true))
  const latest = useRef({ narrow, toggle, navigate, pathname })
  latest.current = { narrow, toggle, navigate, pathname }
  const shell = useMemo(() => {
    const openDrawer = () => setDrawerOpen(true)
    const widen = () => latest.current.narrow && latest.current.toggle()
    return { isPhone, openDrawer, showSidebar: () => void (isPhone ? openDrawer() : widen()) }
  }, [isPhone])
  const own = useMemo((): Command[] => {
    const newChat = () => void latest.current.navigate(newChatPath(latest.current.pathname))
    return [
      { text: shellTexts.newChat, icon: <PenLine />, keys: 'Ctrl+Shift+O', run: newChat },
      ...(isPhone
        ? []
        : [
            {
              text: shellTexts.openOrCloseTheSidebar,
              icon: <PanelLeft />,
              keys: 'Ctrl+B',
              run: () => latest.current.toggle(),
            },
          ]),
      ...themeCommands(),
      {
        text: shellTexts.keyboardShortcuts,
        icon: <Keyboard />,
        words: shellTexts.keysHelp,
        keys: '?',
        run: () => setShortcutsOpen(true),
      },
    ]
  }, [isPhone])
  useOfferedCommands(own)
  const commands = useCommandKeys()

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
      plansPath={props.plans?.path ?? null}
      footer={
        <UserRow
          user={props.user}
          words={props.words}
          plans={props.plans}
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
        {shellTexts.skipToContent}
      </a>
      <div className="flex h-dvh overflow-clip">
        {isPhone ? (
          <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} title={shellTexts.menu}>
            {sidebar}
          </Drawer>
        ) : (
          <aside
            aria-label={shellTexts.sidebar}
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
        shortcuts={[...shortcutsOf(commands, props.shortcuts), ...props.shortcuts]}
      />
    </ShellContext.Provider>
  )
}

/** Returns the shortcuts of commands that the page does not list itself. The page lists its own even when disabled. */
function shortcutsOf(commands: Command[], listed: Shortcut[]): Shortcut[] {
  return commands.flatMap(({ text, keys }) =>
    keys && !listed.some((one) => one.keys === keys) ? [{ text, keys }] : [],
  )
}
