import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { isComposing } from '../../../ui/is-composing.ts'

const heightMinPx = 72
const heightMaxPx = 360

type EditMessageProps = {
  text: string
  hasFiles: boolean
  onCancel: () => void
  onSend: (text: string) => void
}

/** Edits a sent message. Sending starts a new branch; the original message remains in the other one. */
export function EditMessage({ text, hasFiles, onCancel, onSend }: EditMessageProps) {
  const [edited, setEdited] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const isSendable = (edited.trim() !== '' || hasFiles) && edited.length <= limits.messageCharactersMax
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
  }, [text])

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isComposing(event)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onCancel()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (isSendable) onSend(edited)
    }
  }
  return (
    <div className="ml-auto flex w-full max-w-160 flex-col gap-2 rounded-composer bg-surface-raised p-3 outline-1 outline-line-control">
      <Textarea
        ref={field}
        bare
        aria-label={messagesTexts.editYourMessage}
        value={edited}
        onChange={(event) => setEdited(event.target.value)}
        onKeyDown={onKeyDown}
        heightMinPx={heightMinPx}
        heightMaxPx={heightMaxPx}
        className="scroll-quiet px-1.5 py-1"
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto px-1.5 text-12 text-ink-muted max-md:hidden">
          {messagesTexts.bothVersionsAreKeptYou}
        </p>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {messagesTexts.cancel}
        </Button>
        <Button size="sm" variant="primary" disabled={!isSendable} onClick={() => onSend(edited)}>
          {messagesTexts.send}
        </Button>
      </div>
    </div>
  )
}
