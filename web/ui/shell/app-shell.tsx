import { Keyboard, Monitor, Moon, PanelLeft, PenLine, Sun } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { shellTexts } from '../../locales/en/ui/shell.ts'
import { classNames } from '../class-names.ts'
import { useIsPhone } from '../media-query.ts'
import { setTheme } from '../theme/theme.ts'
import type { ShellPlans, ShellUser, ShellWords } from './account-menu.tsx'
import { type Command, useOfferedCommands } from './commands.ts'
import { Drawer } from './drawer.tsx'
import { hasSiteBar } from './has-site-bar.ts'
import { newChatPath } from './new-chat-path.ts'
import { ShellContext } from './shell-context.ts'
import { type Shortcut, ShortcutsDialog } from './shortcuts-dialog.tsx'
import { Sidebar } from './sidebar.tsx'
import { SiteBar } from './site-bar.tsx'
import type { Product } from './site-links.ts'
import { useCommandKeys } from './use-command-keys.ts'
import { useShortcut } from './use-shortcut.ts'
import { announceSidebar, useSidebarWidth } from './use-sidebar-width.ts'
import { UserRow } from './user-row.tsx'

type AppShellProps = {
  product: Product
  user: ShellUser | null | undefined
  words: ShellWords | null | undefined
  /** Null where no plans are sold. */
  plans: ShellPlans | null
  signInPath: string
  onSignOut: () => void
  /** The chat list in the sidebar. */
  list?: ReactNode
  /** Work that goes on in the background, in the sidebar. */
  progress?: ReactNode
  /** The button that opens the search: beside New chat, or in the bar. */
  search?: ReactNode
  /** Shown above the page, for example when the connection is lost. */
  notice?: ReactNode
  /** Shown below the pages that have the bar at the top. */
  footer?: ReactNode
  shortcuts: Shortcut[]
  children: ReactNode
}

const themeCommands = (): Command[] => [
  {
    text: shellTexts.lightTheme,
    icon: <Sun />,
    words: shellTexts.appearanceBright,
    isLast: true,
    run: () => setTheme('light'),
  },
  {
    text: shellTexts.darkTheme,
    icon: <Moon />,
    words: shellTexts.appearanceNight,
    isLast: true,
    run: () => setTheme('dark'),
  },
  {
    text: shellTexts.systemTheme,
    icon: <Monitor />,
    words: shellTexts.appearance,
    isLast: true,
    run: () => setTheme('system'),
  },
]

export function AppShell(props: AppShellProps) {
  const isPhone = useIsPhone()
  const { pathname } = useLocation()
  const hasBar = hasSiteBar(pathname)
  const isDrawer = isPhone || hasBar
  const navigate = useNavigate()
  const { narrow, toggle } = useSidebarWidth(pathname)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [shortcutsOpen, setShortcutsOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(() => setDrawerOpen(false), [pathname, isDrawer])
  const wasDrawerOpen = useRef(false)
  useEffect(() => {
    if (wasDrawerOpen.current !== drawerOpen) announceSidebar(drawerOpen)
    wasDrawerOpen.current = drawerOpen
  }, [drawerOpen])
  useShortcut('Ctrl+/', () => setShortcutsOpen(true))
  const toggleSidebar = isDrawer ? () => setDrawerOpen((isOpen) => !isOpen) : toggle
  const latest = useRef({ narrow, toggleSidebar, navigate, pathname })
  latest.current = { narrow, toggleSidebar, navigate, pathname }
  const shell = useMemo(() => {
    const openDrawer = () => setDrawerOpen(true)
    const widen = () => latest.current.narrow && latest.current.toggleSidebar()
    return { isPhone, hasBar, openDrawer, showSidebar: () => void (isDrawer ? openDrawer() : widen()) }
  }, [isPhone, hasBar, isDrawer])
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
              isLast: true,
              run: () => latest.current.toggleSidebar(),
            },
          ]),
      ...themeCommands(),
      {
        text: shellTexts.keyboardShortcuts,
        icon: <Keyboard />,
        words: shellTexts.keysHelp,
        keys: '?',
        isLast: true,
        run: () => setShortcutsOpen(true),
      },
    ]
  }, [isPhone])
  useOfferedCommands(own)
  const commands = useCommandKeys()

  const showsIcons = narrow && !isDrawer
  const sidebar = (
    <Sidebar
      name={props.product.name}
      path={pathname}
      narrow={showsIcons}
      isDrawer={isDrawer}
      onToggle={toggleSidebar}
      search={hasBar ? undefined : props.search}
      list={props.list}
      progress={props.progress}
      plansPath={props.plans?.path ?? null}
      hasLargestPlan={props.plans?.isLargest ?? false}
      hasDashboard={props.user !== null}
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
      <div
        className={classNames(
          'flex h-dvh overflow-clip print:h-auto print:overflow-visible',
          hasBar && 'flex-col',
        )}
      >
        {isDrawer ? (
          <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} title={shellTexts.menu}>
            {sidebar}
          </Drawer>
        ) : (
          <aside
            aria-label={shellTexts.sidebar}
            className={classNames(
              'shrink-0 overflow-clip border-r border-line bg-surface-sunken transition-[width] print:hidden',
              narrow ? 'w-15.5' : 'w-66',
            )}
          >
            {sidebar}
          </aside>
        )}
        {hasBar && (
          <SiteBar
            product={props.product}
            user={props.user}
            words={props.words}
            plans={props.plans}
            signInPath={props.signInPath}
            search={props.search}
            onSignOut={props.onSignOut}
            onShowShortcuts={() => setShortcutsOpen(true)}
          />
        )}
        <PageScroller isOn={hasBar} path={pathname} footer={props.footer}>
          {/* The same element with and without the bar, so that a page keeps its state. It fills the window, so that the
              footer does not move while the page loads. */}
          <main
            id="main"
            tabIndex={-1}
            className={classNames(
              'flex min-w-0 flex-1 flex-col outline-none',
              hasBar && 'min-h-full shrink-0 basis-auto',
            )}
          >
            {props.notice}
            {props.children}
          </main>
        </PageScroller>
      </div>
      <ShortcutsDialog
        open={shortcutsOpen}
        onOpenChange={setShortcutsOpen}
        shortcuts={[...shortcutsOf(commands, props.shortcuts), ...props.shortcuts]}
      />
    </ShellContext.Provider>
  )
}

type PageScrollerProps = { isOn: boolean; path: string; footer: ReactNode; children: ReactNode }

/** Below the bar the whole page scrolls with its footer. The tools fill the window and scroll their own parts. */
function PageScroller({ isOn, path, footer, children }: PageScrollerProps) {
  const scroller = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins at its top
  useEffect(() => {
    // Not returned: newer browsers return a promise, which is no cleanup function.
    void scroller.current?.scrollTo(0, 0)
  }, [path])
  return (
    <div
      ref={scroller}
      className={
        isOn ? 'flex min-h-0 flex-1 flex-col overflow-y-auto print:overflow-visible' : 'flex min-w-0 flex-1'
      }
    >
      {children}
      {isOn && footer}
    </div>
  )
}

/** Returns the shortcuts of commands that the page does not list itself. The page lists its own even when disabled. */
function shortcutsOf(commands: Command[], listed: Shortcut[]): Shortcut[] {
  return commands.flatMap(({ text, keys }) =>
    keys && !listed.some((one) => one.keys === keys) ? [{ text, keys }] : [],
  )
}
