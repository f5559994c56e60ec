import { MessageCircleDashed } from 'lucide-react'
import { temporaryTexts } from '../../../locales/en/chats/temporary.ts'

/** Explains what a temporary chat is, before its first message. */
export function EmptyTemporaryChat() {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex min-h-full w-full max-w-120 flex-col items-center justify-center gap-3 px-5 py-8 text-center">
        <span className="mb-2 flex size-14 items-center justify-center rounded-full border border-dashed border-line-control text-ink-muted">
          <MessageCircleDashed aria-hidden="true" className="size-6" />
        </span>
        <h2 className="font-serif text-28 font-medium tracking-tight text-balance">
          {temporaryTexts.nothingHereIsSaved}
        </h2>
        <p className="text-16 text-pretty text-ink-muted">{temporaryTexts.thisChatIsNotListed}</p>
      </div>
    </div>
  )
}
