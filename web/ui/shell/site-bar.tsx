import { ChevronDown, ListTree, Menu as MenuIcon, PanelLeft, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { navigationTexts as texts } from '../../locales/en/ui/navigation.ts'
import { buttonClass } from '../button-class.ts'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { IconButton } from '../icon-button.tsx'
import { Avatar } from '../layout/avatar.tsx'
import { Logo } from '../layout/logo.tsx'
import { Menu, MenuLabel, MenuLinkItem } from '../overlays/menu.tsx'
import { ThemeButton } from '../theme/theme-button.tsx'
import { AccountMenuItems, type ShellPlans, type ShellUser, type ShellWords } from './account-menu.tsx'
import { toggleSettingsSidebar, useSettingsSidebar } from './settings-sidebar.ts'
import { useShell } from './shell-context.ts'
import { shownName } from './shown-name.ts'
import { barLinks, type Product, type SiteMenu } from './site-links.ts'

type SiteBarProps = {
  product: Product
  /** Undefined until it is known, null for a visitor. */
  user: ShellUser | null | undefined
  words: ShellWords | null | undefined
  plans: ShellPlans | null
  signInPath: string
  search: ReactNode
  onSignOut: () => void
  onShowShortcuts: () => void
}

const linkClass =
  'flex h-9 items-center gap-1 rounded-control px-3 whitespace-nowrap text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink max-lg:px-2 data-[state=open]:bg-surface-hover data-[state=open]:text-ink'

/** The bar at the top of the pages without a sidebar (docs/spec/2-commercial.md, top navigation bar). */
export function SiteBar(props: SiteBarProps) {
  const { isPhone, openDrawer } = useShell()
  const { pathname } = useLocation()
  return (
    // The same for visitors and users, because who is there is known only after the bar is.
    <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line px-4 max-md:px-1.5 print:hidden">
      <IconButton
        label={isPhone ? texts.menu : texts.openSidebar}
        shortcut={isPhone ? undefined : 'Ctrl+B'}
        tooltipSide="bottom"
        icon={isPhone ? <MenuIcon /> : <PanelLeft />}
        onClick={openDrawer}
      />
      <a href="/" className="ml-1 rounded-control max-md:mr-auto">
        <Logo name={props.product.name} />
      </a>
      {!isPhone && isUnder(pathname, '/settings') && <SettingsToggle />}
      {!isPhone && <BarNavigation product={props.product} sellsPlans={props.plans !== null} />}
      <div className="flex shrink-0 items-center gap-1">
        {!isPhone && props.user && <WordsDisplay words={props.words} />}
        {props.search}
        <ThemeButton />
        {!isPhone && props.user && (
          <Link
            to="/settings"
            aria-label={texts.settings}
            title={texts.settings}
            className="flex size-9 items-center justify-center rounded-control text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink"
          >
            <Settings aria-hidden="true" className="size-4.5" />
          </Link>
        )}
        <BarAccount {...props} />
      </div>
    </header>
  )
}

const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

/** On the settings, hides their sections and shows them again, so that a narrow window has room for the open one. */
function SettingsToggle() {
  const isOpen = useSettingsSidebar()
  return (
    <IconButton
      label={texts.settingsSections}
      aria-pressed={isOpen}
      tooltipSide="bottom"
      icon={<ListTree />}
      onClick={toggleSettingsSidebar}
      className={classNames('ml-2', isOpen && 'bg-surface-hover text-ink')}
    />
  )
}

function BarNavigation({ product, sellsPlans }: { product: Product; sellsPlans: boolean }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={texts.main} className="ml-4 flex min-w-0 flex-1 items-center max-lg:ml-1">
      {barLinks(product, sellsPlans).map((entry) => {
        if ('columns' in entry) return <BarMenu key={entry.text} menu={entry} />
        const isHere = pathname === entry.to
        return (
          <Link
            key={entry.to}
            to={entry.to}
            aria-current={isHere ? 'page' : undefined}
            className={classNames(
              linkClass,
              isHere && 'font-medium text-ink',
              entry.isFolded && 'max-lg:hidden',
            )}
          >
            {entry.text}
          </Link>
        )
      })}
    </nav>
  )
}

function BarMenu({ menu }: { menu: SiteMenu }) {
  const trigger = (
    <button type="button" className={linkClass}>
      {menu.text}
      <ChevronDown aria-hidden="true" className="size-3.5" />
    </button>
  )
  return (
    <Menu trigger={trigger} align="start" className="flex gap-2">
      {menu.columns.map(({ title, links }) => (
        <div key={title} className="min-w-44">
          {title && <MenuLabel>{title}</MenuLabel>}
          {links.map(({ to, text, isOutside, isFolded }) => (
            <MenuLinkItem key={to} to={to} reloads={isOutside} className={isFolded ? 'lg:hidden' : undefined}>
              {text}
            </MenuLinkItem>
          ))}
        </div>
      ))}
    </Menu>
  )
}

/** The words that are left, in fewer letters where the bar is narrow; nothing where words are not counted. */
function WordsDisplay({ words }: { words: ShellWords | null | undefined }) {
  if (words === undefined) return null
  if (!words) return <Skeleton className="mr-2 h-4 w-24 max-xl:w-18" />
  return (
    <Link
      to="/dashboard"
      aria-label={texts.wordsLeft({ remaining: words.remaining })}
      title={texts.wordsLeft({ remaining: words.remaining })}
      className="tabular mr-1 rounded-control px-2 py-1 text-13 whitespace-nowrap text-ink-muted transition-colors hover:text-ink max-lg:mr-0 max-lg:px-1"
    >
      <span className="max-xl:hidden">{texts.wordsLeft({ remaining: words.remaining })}</span>
      <span className="xl:hidden">{texts.words({ count: words.remaining })}</span>
    </Link>
  )
}

function BarAccount({ user, plans, signInPath, onSignOut, onShowShortcuts }: SiteBarProps) {
  const { isPhone } = useShell()
  if (user === undefined) return <Skeleton className="m-1 size-8 rounded-full" />
  if (user === null)
    return (
      <Link to={signInPath} className={buttonClass({ className: 'ml-1' })}>
        {isPhone ? texts.login : texts.signIn}
      </Link>
    )
  const trigger = (
    <button
      type="button"
      className="flex size-10 items-center justify-center rounded-full transition-colors hover:bg-surface-hover data-[state=open]:bg-surface-hover max-md:size-11"
    >
      <Avatar name={shownName(user)} image={user.image} />
      <span className="sr-only">{texts.accountOf({ name: shownName(user) })}</span>
    </button>
  )
  return (
    <Menu trigger={trigger} className="w-59">
      <AccountMenuItems {...{ user, plans, onSignOut, onShowShortcuts }} isMobileHeader={isPhone} />
    </Menu>
  )
}
