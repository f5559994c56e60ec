import { ArrowUp, Feather } from 'lucide-react'
import { contentTexts } from '../../locales/en/content.ts'

/** Desktop only. The island stores the prompt and opens a new chat; without JavaScript it is a plain form. */
export function MiniChat() {
  return (
    <section aria-labelledby="mini-chat-title" className="bg-surface-sunken px-8 py-20 max-md:hidden">
      <div className="mx-auto max-w-190">
        <h2 id="mini-chat-title" className="text-center font-serif text-40 font-medium tracking-tight">
          {contentTexts.whatAreYouWriting}
        </h2>
        <form
          data-mini-chat
          action="/chat/new"
          className="mt-8 rounded-composer bg-surface-raised p-3 shadow-float outline-1 outline-line/60 focus-within:outline-accent"
        >
          <textarea
            name="prompt"
            rows={2}
            required
            aria-label={contentTexts.yourMessage}
            placeholder={contentTexts.askOrPasteAText}
            className="block min-h-14 w-full resize-none bg-transparent px-2 pt-1.5 text-16 outline-none"
          />
          <div className="mt-2 flex items-center justify-between">
            <button
              type="button"
              data-humanize
              aria-pressed="true"
              className="inline-flex h-9 items-center gap-2 rounded-full border border-line px-3.5 text-13 font-medium text-ink-muted transition-colors aria-pressed:border-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent"
            >
              <Feather aria-hidden="true" className="size-4" />
              {contentTexts.humanize}
            </button>
            <button
              type="submit"
              aria-label={contentTexts.send}
              className="flex size-9 items-center justify-center rounded-full bg-accent text-accent-ink transition-colors hover:bg-accent-hover"
            >
              <ArrowUp aria-hidden="true" className="size-4.5" />
            </button>
          </div>
        </form>
      </div>
    </section>
  )
}
