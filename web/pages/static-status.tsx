import type { ReactNode } from 'react'
import { brand } from '../../contract/brand.ts'
import { requestIdMark } from '../../contract/pages.ts'
import { staticTexts } from '../locales/en/pages/static.ts'
import { buttonClass } from '../ui/button-class.ts'
import { StatusPage } from '../ui/feedback/status-page.tsx'
import { Logo } from '../ui/layout/logo.tsx'
import { notFoundTexts } from './not-found-texts.ts'

const primary = buttonClass({ variant: 'primary' })
const secondary = buttonClass({})

function ReloadLink({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the empty address reloads the current page
    <a href="" className={primary}>
      {text}
    </a>
  )
}

/** The error pages as files, which need no JavaScript and no other response of the server. */
function Frame({
  children,
  ...props
}: {
  mark: string
  title: string
  text: string
  actions: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center px-6 max-md:px-4">
        <a href="/" className="rounded-control">
          <Logo name={brand.name} />
        </a>
      </header>
      <main id="main" className="flex flex-1 flex-col pb-16">
        <StatusPage {...props} />
        {children}
      </main>
    </div>
  )
}

const ways = () => [
  { href: '/essay-writer', text: staticTexts.essayWriter },
  { href: '/ai-humanizer', text: staticTexts.humanizer },
  { href: '/feature/ai-detector', text: staticTexts.detector },
  { href: '/features', text: staticTexts.features },
  { href: '/help', text: staticTexts.helpCenter },
  { href: '/faq', text: staticTexts.faq },
  { href: '/blog', text: staticTexts.blog },
]

export function NotFoundFile() {
  return (
    <Frame
      mark="404"
      {...notFoundTexts}
      actions={
        <>
          <a href="/chat/new" className={primary}>
            {staticTexts.startANewChat}
          </a>
          <a href="/" className={secondary}>
            {staticTexts.goToTheFrontPage}
          </a>
        </>
      }
    >
      <nav aria-label={staticTexts.otherPages} className="mx-auto w-full max-w-3xl px-6">
        <ul className="flex flex-wrap justify-center gap-x-7 gap-y-1 border-t border-line pt-6">
          {ways().map(({ href, text }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex h-11 items-center text-14 text-ink-muted underline-offset-4 hover:text-ink hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Frame>
  )
}

export function ServerErrorFile() {
  return (
    <Frame
      mark="500"
      title={staticTexts.somethingWentWrongOnThe}
      text={staticTexts.itIsOurFaultNot}
      actions={
        <>
          <ReloadLink text={staticTexts.loadAgain} />
          <a href={`mailto:${brand.supportEmail}`} className={secondary}>
            {staticTexts.tellUs}
          </a>
        </>
      }
    >
      <p className="text-center text-13 text-ink-faint">
        {staticTexts.numberOfTheRequest} <code>{requestIdMark}</code>
      </p>
    </Frame>
  )
}

export function OfflineFile() {
  return (
    <Frame
      mark="offline"
      title={staticTexts.longhandCannotBeReached}
      text={staticTexts.eitherYouAreOfflineOr}
      actions={<ReloadLink text={staticTexts.tryAgain} />}
    />
  )
}
