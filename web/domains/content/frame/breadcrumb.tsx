import { ChevronRight } from 'lucide-react'
import { frameTexts } from '../../../locales/en/content/frame.ts'

/** Links to the pages above this one, and the name of this one, which is English. */
export function Breadcrumb({ steps, here }: { steps: { name: string; href: string }[]; here: string }) {
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
        <li aria-current="page" lang="en" className="text-ink">
          {here}
        </li>
      </ol>
    </nav>
  )
}
