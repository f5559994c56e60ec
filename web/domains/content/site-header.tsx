import { Menu, Moon, Sun } from 'lucide-react'
import { brand } from '../../../contract/brand.ts'
import { contentTexts } from '../../locales/en/content.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Logo } from '../../ui/layout/logo.tsx'

const links = () => [
  { href: '/chat/new', text: contentTexts.chat },
  { href: '/ai-humanizer', text: contentTexts.humanizer },
  { href: '/feature/ai-detector', text: contentTexts.detector },
]

const iconClass =
  'flex size-9 items-center justify-center rounded-control text-ink-muted hover:bg-surface-hover hover:text-ink max-md:size-11'

/** Renders both links; the island shows the one that fits the session. */
function AccountLink() {
  return (
    <>
      <a href="/login" data-when="signed-out" className={buttonClass({})}>
        {contentTexts.signIn}
      </a>
      <a href="/chat/new" data-when="signed-in" hidden className={buttonClass({})}>
        {contentTexts.openChat}
      </a>
    </>
  )
}

export function SiteHeader() {
  return (
    <header className="mx-auto flex h-17 max-w-7xl items-center gap-1 px-8 max-md:h-14 max-md:px-4">
      <a href="/" className="mr-9 rounded-control max-md:mr-auto">
        <Logo name={brand.name} />
      </a>
      <nav aria-label={contentTexts.main} className="flex flex-1 gap-7 max-md:hidden">
        {links().map((link) => (
          <a key={link.href} href={link.href} className="text-ink-muted transition-colors hover:text-ink">
            {link.text}
          </a>
        ))}
      </nav>
      <button
        type="button"
        data-theme-toggle
        aria-label={contentTexts.changeTheme}
        className={`${iconClass} md:mr-2`}
      >
        <Moon aria-hidden="true" className="size-4.5 theme-dark:hidden" />
        <Sun aria-hidden="true" className="hidden size-4.5 theme-dark:block" />
      </button>
      <AccountLink />
      <details data-menu className="relative md:hidden">
        <summary
          aria-label={contentTexts.menu}
          className={`${iconClass} list-none [&::-webkit-details-marker]:hidden`}
        >
          <Menu aria-hidden="true" className="size-5" />
        </summary>
        <nav
          aria-label={contentTexts.main}
          className="absolute top-12 right-0 z-20 flex w-52 flex-col rounded-card bg-surface-raised p-2 shadow-float outline-1 outline-line/60"
        >
          {links().map((link) => (
            <a
              key={link.href}
              href={link.href}
              className="flex h-11 items-center rounded-control px-3 text-16 hover:bg-surface-hover"
            >
              {link.text}
            </a>
          ))}
        </nav>
      </details>
    </header>
  )
}
