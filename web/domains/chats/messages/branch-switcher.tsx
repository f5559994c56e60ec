import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useActions } from './message-actions.ts'

type BranchSwitcherProps = { message: ChatMessage; place: number; of: number; className?: string }

/** ‹ 2 of 3 ›: switches between the versions of a message and their branches. Renders nothing for a single version. */
export function BranchSwitcher({ message, place, of, className }: BranchSwitcherProps) {
  const { turn } = useActions()
  if (place === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-label={messagesTexts.versions} className={`flex items-center ${className ?? ''}`}>
      <IconButton
        label={messagesTexts.previousVersion}
        icon={<ChevronLeft />}
        disabled={place === 1}
        onClick={() => turn(message, -1)}
        className="w-7! max-md:w-9!"
      />
      <span aria-live="polite" className="tabular text-13 whitespace-nowrap text-ink-muted">
        {messagesTexts.of({ place, of })}
        {message.sender === 'assistant' && (
          <span className="sr-only">
            {message.humanized ? messagesTexts.humanized : messagesTexts.asItWasWritten}
          </span>
        )}
      </span>
      <IconButton
        label={messagesTexts.nextVersion}
        icon={<ChevronRight />}
        disabled={place === of}
        onClick={() => turn(message, 1)}
        className="w-7! max-md:w-9!"
      />
    </div>
  )
}
