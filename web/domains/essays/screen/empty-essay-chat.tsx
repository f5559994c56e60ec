import { page as texts } from '../../../locales/en/essays/page.ts'
import { ChatSubline } from '../../../ui/shell/chat-subline.tsx'

/** The chat about an essay before its first message. */
export function EmptyEssayChat() {
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-2 overflow-y-auto px-6 py-8 text-center">
      <h2 className="font-serif text-20 font-medium text-balance">{texts.emptyChatHeading}</h2>
      <p className="text-pretty text-ink-muted">{texts.emptyChatText}</p>
      <ChatSubline className="text-13" />
    </div>
  )
}
