import { ChevronDown } from 'lucide-react'
import type { LanguageTag } from '../../../../contract/languages.ts'
import { frameTexts } from '../../../locales/en/content/frame.ts'
import type { Heading } from '../content.ts'

/** Links to the headings of a page: beside the text on a wide screen, folded above it on a narrow one. */
export function Contents({ headings, lang }: { headings: Heading[]; lang: LanguageTag }) {
  if (headings.length < 2) return null
  const links = (
    <ol lang={lang} className="flex flex-col gap-px border-l border-line">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px block border-l border-transparent py-1.5 pl-4 text-pretty text-ink-muted hover:border-ink-muted hover:text-ink max-lg:py-2.5"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav
        aria-label={frameTexts.onThisPage}
        className="sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto max-lg:hidden"
      >
        <p className="mb-3 text-13 font-medium">{frameTexts.onThisPage}</p>
        {links}
      </nav>
      <details className="group border-y border-line lg:hidden">
        <summary className="flex h-12 list-none items-center justify-between text-14 font-medium [&::-webkit-details-marker]:hidden">
          {frameTexts.onThisPage}
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 text-ink-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pb-4">{links}</div>
      </details>
    </>
  )
}
