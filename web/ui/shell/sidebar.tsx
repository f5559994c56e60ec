import {
  Feather,
  FileSearch,
  FileText,
  GraduationCap,
  LayoutDashboard,
  MessageSquare,
  PanelLeft,
  PenLine,
  ScanText,
  Sparkles,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { shellTexts } from '../../locales/en/ui/shell.ts'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { Logo } from '../layout/logo.tsx'
import { Tooltip } from '../tooltip.tsx'
import { newChatPath } from './new-chat-path.ts'
import { type ToolKey, tools } from './tools.ts'

export type SidebarProps = {
  name: string
  /** Shows icons only. */
  narrow: boolean
  onToggle: () => void
  isDrawer: boolean
  /** Rendered beside the New chat button. */
  search?: ReactNode
  /** The chat list, which scrolls on its own. */
  list?: ReactNode
  /** Work that goes on in the background, below the list. */
  progress?: ReactNode
  /** Where Upgrade plan leads; null hides it. */
  plansPath: string | null
  /** There is no larger plan, so the link names the plan instead of an upgrade. */
  hasLargestPlan?: boolean
  /** The dashboard is for users only. */
  hasDashboard?: boolean
  footer: ReactNode
}

type SidebarLink = { to: string; under: readonly string[]; text: string; icon: ReactNode }

const icons: Record<ToolKey, ReactNode> = {
  chat: <MessageSquare />,
  essayWriter: <FileText />,
  humanizer: <Feather />,
  detector: <ScanText />,
  studySimulator: <GraduationCap />,
  originality: <FileSearch />,
}

const links = (hasDashboard: boolean): SidebarLink[] => [
  ...tools.map(({ key, ...tool }) => ({ ...tool, text: shellTexts[key], icon: icons[key] })),
  ...(hasDashboard
    ? [{ to: '/dashboard', under: ['/dashboard'], text: shellTexts.dashboard, icon: <LayoutDashboard /> }]
    : []),
]

function isUnder(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}

function NavItem({ link, narrow, path }: { link: SidebarLink; narrow: boolean; path: string }) {
  const active = link.under.some((root) => isUnder(path, root))
  const item = (
    <Link
      to={link.to}
      aria-current={active ? 'page' : undefined}
      aria-label={narrow ? link.text : undefined}
      className={classNames(
        'flex h-8.5 items-center gap-2.5 rounded-control px-2.5 transition-colors max-md:h-11 [&_svg]:size-4 [&_svg]:shrink-0',
        active
          ? 'bg-surface-raised font-medium text-ink'
          : 'text-ink-muted hover:bg-surface-hover hover:text-ink',
      )}
    >
      {link.icon}
      {!narrow && link.text}
    </Link>
  )
  return narrow ? (
    <Tooltip text={link.text} side="right">
      {item}
    </Tooltip>
  ) : (
    item
  )
}

function NewChat({ narrow, path }: { narrow: boolean; path: string }) {
  const item = (
    <NavLink
      to={newChatPath(path)}
      aria-label={narrow ? shellTexts.newChat : undefined}
      className="flex h-9 min-h-9 flex-1 items-center gap-2.5 rounded-control border border-line bg-surface-raised px-3 font-medium transition-colors hover:bg-surface-hover max-md:h-11 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      <PenLine />
      {!narrow && shellTexts.newChat}
    </NavLink>
  )
  return narrow ? (
    <Tooltip text={shellTexts.newChat} shortcut="Ctrl+Shift+O" side="right">
      {item}
    </Tooltip>
  ) : (
    item
  )
}

/** `path` is the router's path, so that the link of the current page stays highlighted. */
export function Sidebar({ path, ...props }: SidebarProps & { path: string }) {
  const { narrow, isDrawer } = props
  return (
    <div className="flex h-full flex-col gap-3 p-3 pt-2">
      <div
        className={classNames('flex h-10 items-center', narrow ? 'justify-center' : 'justify-between pl-1.5')}
      >
        {!narrow && (
          <a href="/" className="rounded-control">
            <Logo name={props.name} />
          </a>
        )}
        <IconButton
          label={isDrawer ? shellTexts.closeMenu : narrow ? shellTexts.openSidebar : shellTexts.closeSidebar}
          shortcut={isDrawer ? undefined : 'Ctrl+B'}
          tooltipSide="right"
          icon={isDrawer ? <X /> : <PanelLeft />}
          onClick={props.onToggle}
          className={narrow ? '' : '-mr-1'}
        />
      </div>
      <div className={classNames('flex gap-2', narrow && 'flex-col')}>
        <NewChat narrow={narrow} path={path} />
        {props.search}
      </div>
      <nav aria-label={shellTexts.tools} className="flex flex-col">
        {links(props.hasDashboard ?? false).map((link) => (
          <NavItem key={link.to} link={link} narrow={narrow} path={path} />
        ))}
      </nav>
      {/* The last row fades out to show that the list continues below. */}
      <div className="scroll-quiet -mx-3 min-h-0 flex-1 overflow-y-auto px-3 mask-b-from-[calc(100%-1.25rem)]">
        {!narrow && props.list}
      </div>
      <div className="border-t border-line pt-2">
        {!narrow && props.progress}
        {props.plansPath && (
          <NavItem
            link={{
              to: props.plansPath,
              under: [props.plansPath],
              text: props.hasLargestPlan ? shellTexts.plans : shellTexts.upgradePlan,
              icon: <Sparkles />,
            }}
            narrow={narrow}
            path={path}
          />
        )}
        {props.footer}
      </div>
    </div>
  )
}
