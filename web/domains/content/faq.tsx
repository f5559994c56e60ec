import { Plus } from 'lucide-react'
import type { SiteContent } from './content.ts'

/** Native disclosure elements, of which one is open at a time through the shared name. Works without JavaScript. */
export function Faq({ title, items }: SiteContent['landingFaq']) {
  return (
    <section
      aria-labelledby="faq-title"
      className="mx-auto grid max-w-7xl gap-x-16 gap-y-8 px-8 pt-24 pb-28 lg:grid-cols-[1fr_1.6fr] max-md:px-4 max-md:pt-14 max-md:pb-16"
    >
      <h2 id="faq-title" className="font-serif text-40 font-medium tracking-tight max-md:text-28">
        {title}
      </h2>
      <div>
        {items.map((item) => (
          <details
            key={item.id}
            lang={item.lang}
            name="faq"
            className="group border-b border-line first:border-t"
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 text-16 font-medium [&::-webkit-details-marker]:hidden">
              {item.question}
              <Plus
                aria-hidden="true"
                className="size-4.5 shrink-0 text-ink-muted transition-transform group-open:rotate-45"
              />
            </summary>
            <div
              className="flex max-w-[68ch] flex-col gap-3 pb-6 text-16 text-pretty text-ink-muted [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the content is read
              dangerouslySetInnerHTML={{ __html: item.answer }}
            />
          </details>
        ))}
      </div>
    </section>
  )
}
