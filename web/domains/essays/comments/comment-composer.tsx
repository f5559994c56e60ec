import { type ReactNode, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { commentTexts as texts } from '../../../locales/en/essays/comments.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { isComposing } from '../../../ui/is-composing.ts'

type CommentComposerProps = {
  label: string
  sendText: string
  /** Rejects with a reason for the user. */
  onSend: (text: string) => Promise<unknown>
  onCancel: () => void
  /** What is asked for besides the text. */
  children?: ReactNode
  /** The text may be empty, because something else is sent. */
  isOptional?: boolean
  isReady?: boolean
}

/** A field for a comment. Ctrl+Enter sends it, and Escape cancels it. */
export function CommentComposer({
  label,
  sendText,
  onSend,
  onCancel,
  children,
  isOptional = false,
  isReady = true,
}: CommentComposerProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const canSend = isReady && (isOptional || text.trim() !== '')
  async function send() {
    if (!canSend || isBusy) return
    setIsBusy(true)
    setError(null)
    try {
      await onSend(text.trim())
      setText('')
    } catch (failure) {
      setError((failure as Error).message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form
      className="flex flex-col gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onKeyDown={(event) => {
        if (isComposing(event)) return
        if (event.key === 'Escape') {
          event.preventDefault()
          event.stopPropagation()
          onCancel()
        } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          void send()
        }
      }}
    >
      <Textarea
        autoFocus
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={limits.commentCharactersMax}
        onChange={(event) => setText(event.currentTarget.value)}
        heightMinPx={76}
        heightMaxPx={260}
        className="p-2.5! text-14! max-md:text-16!"
      />
      {children}
      {error && <ErrorNote>{error}</ErrorNote>}
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel} className="max-md:h-11">
          {texts.cancel}
        </Button>
        <Button
          size="sm"
          type="submit"
          variant="primary"
          busy={isBusy}
          disabled={!canSend}
          className="max-md:h-11"
        >
          {sendText}
        </Button>
      </div>
    </form>
  )
}
