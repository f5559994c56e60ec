import { Brain } from 'lucide-react'
import { brand } from '../../../../contract/brand.ts'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'

/** Marks where the model's memory begins: earlier messages did not fit and were not sent with the last question. */
export function MemoryNote() {
  return (
    <div role="note" className="flex items-center gap-3 text-12 text-ink-muted">
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
      <span className="flex max-w-[75%] items-start gap-1.5 text-center text-balance">
        <Brain aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        {messagesTexts.remembersFromHereOnWhat({ name: brand.name })}
      </span>
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </div>
  )
}
