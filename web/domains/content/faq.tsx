import { Plus } from 'lucide-react'
import { contentTexts } from '../../locales/en/content.ts'

type FaqProps = { items: Array<{ question: string; answer: string }> }

/** Native disclosure elements, of which one is open at a time through the shared name. Works without JavaScript. */
export function Faq({ items }: FaqProps) {
  return (
    <section
      aria-labelledby="faq-title"
      className="mx-auto grid max-w-7xl gap-x-16 gap-y-8 px-8 pt-4 pb-28 lg:grid-cols-[1fr_1.6fr] max-md:px-4 max-md:pb-16"
    >
      <h2 id="faq-title" className="font-serif text-40 font-medium tracking-tight max-md:text-28">
        {contentTexts.frequentlyAskedQuestions}
      </h2>
      <div>
        {items.map((item) => (
          <details key={item.question} name="faq" className="group border-b border-line first:border-t">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 text-16 font-medium [&::-webkit-details-marker]:hidden">
              {item.question}
              <Plus
                aria-hidden="true"
                className="size-4.5 shrink-0 text-ink-muted transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[68ch] pb-6 text-16 text-pretty text-ink-muted">{item.answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
