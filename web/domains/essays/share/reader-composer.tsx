import { useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { commentTexts as texts } from '../../../locales/en/essays/comments.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { CommentComposer } from '../comments/comment-composer.tsx'
import type { CommentDraft } from '../comments/comment-marks.ts'

type ReaderComposerProps = {
  draft: CommentDraft
  name: string
  onName: (name: string) => void
  onSend: (text: string, replacement: string | null) => Promise<unknown>
  onCancel: () => void
}

/** A comment of a reader on words of the essay, with other words for them if the reader has any. */
export function ReaderComposer({ draft, name, onName, onSend, onCancel }: ReaderComposerProps) {
  const { quote } = draft.quoted
  const [replacement, setReplacement] = useState<string | null>(null)
  return (
    <section aria-label={texts.newComment} className="flex flex-col gap-3">
      <blockquote
        dir="auto"
        className="line-clamp-3 border-l-2 border-accent pl-2.5 text-13 text-ink-muted wrap-anywhere"
      >
        {quote}
      </blockquote>
      <CommentComposer
        label={texts.yourComment}
        sendText={texts.send}
        isOptional={replacement !== null && replacement !== quote}
        isReady={name.trim() !== ''}
        onSend={(text) => onSend(text, replacement === quote ? null : replacement)}
        onCancel={onCancel}
      >
        <Checkbox
          checked={replacement !== null}
          onChange={(isOn) => setReplacement(isOn ? quote : null)}
          label={texts.suggestWords}
        />
        {replacement !== null && (
          <div className="flex flex-col gap-1.5">
            <Textarea
              dir="auto"
              aria-label={texts.suggestedWords}
              value={replacement}
              maxLength={limits.commentCharactersMax}
              onChange={(event) => setReplacement(event.currentTarget.value)}
              heightMinPx={60}
              heightMaxPx={220}
              className="p-2.5! text-14! max-md:text-16!"
            />
            <p className="text-13 text-ink-muted">{texts.suggestHint}</p>
          </div>
        )}
        <ReaderName name={name} onName={onName} />
      </CommentComposer>
    </section>
  )
}

/** The name under which a reader comments. */
export function ReaderName({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <TextField
      label={texts.yourName}
      hint={texts.yourNameHint}
      value={name}
      required
      autoComplete="name"
      maxLength={limits.readerNameCharactersMax}
      onChange={(event) => onName(event.currentTarget.value)}
    />
  )
}
