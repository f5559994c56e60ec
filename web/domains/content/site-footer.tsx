import { brand } from '../../../contract/brand.ts'
import { contentTexts } from '../../locales/en/content.ts'
import { Logo } from '../../ui/layout/logo.tsx'

const linkClass =
  'text-ink-muted underline-offset-4 hover:text-ink hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center'

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-8 gap-y-3 px-8 py-9 max-md:px-4">
        <Logo name={brand.name} className="mr-auto" />
        <nav aria-label={contentTexts.footer} className="flex flex-wrap gap-x-8 gap-y-1 max-md:w-full">
          <a href="/chat/new" className={linkClass}>
            {contentTexts.chat}
          </a>
          <a href="/ai-humanizer" className={linkClass}>
            {contentTexts.humanizer}
          </a>
          <a href="/feature/ai-detector" className={linkClass}>
            {contentTexts.detector}
          </a>
          <a href="/terms" className={linkClass}>
            {contentTexts.terms}
          </a>
          <a href="/privacy" className={linkClass}>
            {contentTexts.privacy}
          </a>
          <a href={`mailto:${brand.supportEmail}`} className={linkClass}>
            {contentTexts.contactUs}
          </a>
        </nav>
      </div>
    </footer>
  )
}
