import { ChevronDown, Menu, Moon, Settings, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand } from '../../../contract/brand.ts'
import { navigationTexts as texts } from '../../locales/en/ui/navigation.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import { barLinks, type SiteLink, type SiteMenu } from '../../ui/shell/site-links.ts'
import { SiteAccountMenu } from './site-account-menu.tsx'
import { noMarker, rowClass, sheetClass } from './site-menu-classes.ts'

const iconClass =
  'flex size-9 items-center justify-center rounded-control text-ink-muted hover:bg-surface-hover hover:text-ink max-md:size-11'
const linkClass =
  'flex h-9 items-center gap-1 rounded-control px-3 whitespace-nowrap max-lg:px-2 text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink'

function SiteAnchor({ link, className }: { link: SiteLink; className: string }) {
  return (
    <a href={link.to} className={className}>
      {link.text}
    </a>
  )
}

const isMenu = (entry: SiteLink | SiteMenu): entry is SiteMenu => 'columns' in entry
const isLink = (entry: SiteLink | SiteMenu): entry is SiteLink => !isMenu(entry)

function Columns({ menu }: { menu: SiteMenu }) {
  return menu.columns.map(({ title, links }) => (
    <div key={title} className="min-w-44">
      {title && <p className="px-3 py-1.5 text-13 text-ink-muted">{title}</p>}
      {links.map((link) => (
        // The menu of phones lists the folded links itself.
        <SiteAnchor
          key={link.to}
          link={link}
          className={classNames(rowClass, link.isFolded && 'max-md:hidden lg:hidden')}
        />
      ))}
    </div>
  ))
}

function DropDown({ menu }: { menu: SiteMenu }) {
  return (
    <details data-menu name="site-menu" className="group relative">
      <summary className={`${linkClass} ${noMarker} group-open:bg-surface-hover group-open:text-ink`}>
        {menu.text}
        <ChevronDown aria-hidden="true" className="size-3.5" />
      </summary>
      <div className={`${sheetClass} top-11 left-0 flex gap-2`}>
        <Columns menu={menu} />
      </div>
    </details>
  )
}

/** Renders the parts of visitors and of users; the script shows those that fit the session. */
function When({ is, children }: { is: 'signed-in' | 'signed-out'; children: ReactNode }) {
  return (
    <div data-when={is} hidden={is === 'signed-in'} className="flex items-center gap-1 [[hidden]]:hidden">
      {children}
    </div>
  )
}

function Account({ sellsPlans }: { sellsPlans: boolean }) {
  return (
    <>
      <When is="signed-out">
        <a href="/login" className={buttonClass({})}>
          {/* The two specified words for the two widths. */}
          <span className="max-md:hidden">{texts.signIn}</span>
          <span className="md:hidden">{texts.login}</span>
        </a>
      </When>
      <When is="signed-in">
        {sellsPlans && (
          <span
            data-words
            hidden
            className="tabular mr-2 text-13 whitespace-nowrap text-ink-muted max-md:hidden max-lg:mr-0 [[hidden]]:hidden"
          >
            <span className="max-lg:sr-only">{texts.wordsLeftLabel}</span> <output />{' '}
            <span aria-hidden="true" className="lg:hidden">
              {texts.wordsUnit}
            </span>
          </span>
        )}
        <a
          href="/settings"
          aria-label={texts.settings}
          title={texts.settings}
          className={`${iconClass} max-md:hidden`}
        >
          <Settings aria-hidden="true" className="size-4.5" />
        </a>
        <SiteAccountMenu sellsPlans={sellsPlans} />
      </When>
    </>
  )
}

/** The bar of the static pages, with the links of the application's bar. */
export function SiteHeader({ sellsPlans }: { sellsPlans: boolean }) {
  const entries = barLinks(brand, sellsPlans)
  return (
    <header className="mx-auto flex h-17 max-w-7xl items-center gap-1 px-8 max-lg:px-6 max-md:h-14 max-md:px-4 max-[22rem]:gap-0 max-[22rem]:px-2">
      <a href="/" className="mr-6 rounded-control max-lg:mr-2 max-md:mr-auto">
        <Logo name={brand.name} />
      </a>
      <nav aria-label={texts.main} className="flex flex-1 items-center max-md:hidden">
        {entries.map((entry) =>
          'columns' in entry ? (
            <DropDown key={entry.text} menu={entry} />
          ) : (
            <SiteAnchor
              key={entry.to}
              link={entry}
              className={classNames(linkClass, entry.isFolded && 'max-lg:hidden')}
            />
          ),
        )}
      </nav>
      <button
        type="button"
        data-theme-toggle
        aria-label={texts.changeTheme}
        className={`${iconClass} md:mr-2`}
      >
        <Moon aria-hidden="true" className="size-4.5 theme-dark:hidden" />
        <Sun aria-hidden="true" className="hidden size-4.5 theme-dark:block" />
      </button>
      <Account sellsPlans={sellsPlans} />
      <details data-menu className="relative md:hidden">
        <summary aria-label={texts.menu} className={`${iconClass} ${noMarker}`}>
          <Menu aria-hidden="true" className="size-5" />
        </summary>
        <nav
          aria-label={texts.main}
          className={`${sheetClass} top-12 right-0 flex max-h-[calc(100dvh-5rem)] w-60 flex-col overflow-y-auto`}
        >
          {/* The links come first, so that the prices are in view without scrolling. */}
          {[...entries.filter(isLink), ...entries.filter(isMenu)].map((entry) =>
            'columns' in entry ? (
              <div key={entry.text}>
                {entry.columns[0]?.title === null && (
                  <p className="px-3 py-1.5 text-13 text-ink-muted">{entry.text}</p>
                )}
                <Columns menu={entry} />
              </div>
            ) : (
              <SiteAnchor key={entry.to} link={entry} className={rowClass} />
            ),
          )}
        </nav>
      </details>
    </header>
  )
}
