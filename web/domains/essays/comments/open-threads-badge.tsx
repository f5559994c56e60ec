import { commentTexts as texts } from '../../../locales/en/essays/comments.ts'
import { useOpenThreads } from './comment-queries.ts'

/** The number of open threads, on the button of the panel. */
export function OpenThreadsBadge({ chatId }: { chatId: string }) {
  const count = useOpenThreads(chatId)
  if (count === 0) return null
  return (
    <span className="pointer-events-none absolute -top-0.5 -right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-12 text-accent-ink tabular">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{texts.openThreads({ count })}</span>
    </span>
  )
}
