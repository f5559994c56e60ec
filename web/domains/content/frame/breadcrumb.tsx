import { ChevronRight } from 'lucide-react'
import type { LanguageTag } from '../../../../contract/languages.ts'
import { frameTexts } from '../../../locales/en/content/frame.ts'

type BreadcrumbProps = {
  steps: { name: string; href: string }[]
  here: string
  /** The language of this page's name. */
  lang: LanguageTag
}

/** Links to the pages above this one, and the name of this one. */
export function Breadcrumb({ steps, here, lang }: BreadcrumbProps) {
  return (
    <nav aria-label={frameTexts.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-14 text-ink-muted">
        {steps.map(({ name, href }) => (
          <li key={href} className="flex items-center gap-1.5">
            <a
              href={href}
              className="rounded-small underline-offset-4 hover:text-ink hover:underline max-md:py-3"
            >
              {name}
            </a>
            <ChevronRight aria-hidden="true" className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" lang={lang} className="text-ink">
          {here}
        </li>
      </ol>
    </nav>
  )
}
