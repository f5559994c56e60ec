import { useState } from 'react'
import { originalityLimits } from '../../../../contract/originality/originality.ts'
import { originalityTexts as texts } from '../../../locales/en/originality/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { GivenSource } from '../check/draft.ts'

type SourceDialogProps = {
  source: GivenSource
  isNew: boolean
  onSave: (source: GivenSource) => void
  onClose: () => void
}

/** Adds or changes a pasted source. */
export function SourceDialog({ source, isNew, onSave, onClose }: SourceDialogProps) {
  const [name, setName] = useState(source.name)
  const [text, setText] = useState(source.text)
  const [error, setError] = useState<string | null>(null)
  function save() {
    if (text.trim() === '') return setError(texts.sourceBlank)
    onSave({ ...source, name: name.trim() || source.name, text })
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? texts.pasteSource : texts.editSource({ name: source.name })}
      description={texts.sourcesHint}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" onClick={save}>
            {isNew ? texts.addSource : texts.save}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.sourceName}
        value={name}
        maxLength={originalityLimits.sourceNameCharactersMax}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor="source-text" className="w-fit font-medium">
          {texts.sourceText}
        </label>
        <Textarea
          id="source-text"
          rows={9}
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby="source-text-error"
          onChange={(event) => {
            setText(event.target.value)
            setError(null)
          }}
        />
        <FieldError id="source-text-error" text={error} />
      </div>
    </Dialog>
  )
}
