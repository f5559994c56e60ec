import { type FormEvent, useId, useState } from 'react'
import type { Source, SourceType } from '../../../../../contract/essays/sources.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorNote } from '../../../../ui/feedback/error-state.tsx'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../../ui/fields/input.tsx'
import { Textarea } from '../../../../ui/fields/textarea.tsx'
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.tsx'
import { formFields, formOf, halfFields, readForm, type SourceFormValues } from './source-form-values.ts'

type SourceFormProps = {
  /** The source to edit; null for a new one. */
  source: Source | null
  onSave: (source: Omit<Source, 'id'>) => void
  onClose: () => void
}

/** Writes a source by hand, or completes one. */
export function SourceForm({ source, onSave, onClose }: SourceFormProps) {
  const id = useId()
  const [values, setValues] = useState(() => formOf(source))
  const [error, setError] = useState<'titleMissing' | 'dateWrong' | null>(null)
  const set = (name: keyof SourceFormValues) => (value: string) => {
    setValues((old) => ({ ...old, [name]: value }))
    setError(null)
  }
  function save(event: FormEvent) {
    event.preventDefault()
    const read = readForm(values, source)
    if (typeof read === 'string') return setError(read)
    onSave(read)
    onClose()
  }
  const people = (name: 'authors' | 'editors') => (
    <div key={name} className="col-span-full flex flex-col gap-1.5">
      <label htmlFor={`${id}-${name}`} className="font-medium">
        {texts.fields[name]}
      </label>
      <Textarea
        id={`${id}-${name}`}
        value={values[name]}
        onChange={(event) => set(name)(event.target.value)}
        heightMinPx={44}
        heightMaxPx={160}
        maxLength={10_000}
        className="rounded-control! p-2.5! text-14! max-md:text-16!"
      />
      {name === 'authors' && <span className="text-13 text-ink-muted">{texts.authorsHint}</span>}
    </div>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={source ? texts.formEdit : texts.formNew}
      description={source?.incomplete && texts.incomplete({ reason: source.incomplete })}
    >
      <form onSubmit={save} className="grid grid-cols-2 gap-4 [&>*:first-child]:col-span-full">
        <ChoiceField
          label={texts.type}
          value={values.type}
          onChange={set('type')}
          options={typeOptions(values.type)}
        />
        {formFields(values.type).map((name) =>
          name === 'authors' || name === 'editors' ? (
            people(name)
          ) : (
            <TextField
              key={name}
              className={halfFields.has(name) ? '' : 'col-span-full'}
              label={texts.fields[name]}
              hint={name === 'date' ? texts.dateHint : undefined}
              value={values[name]}
              maxLength={2_000}
              autoComplete="off"
              error={error === 'dateWrong' && name === 'date' ? texts.dateWrong : null}
              onChange={(event) => set(name)(event.target.value)}
            />
          ),
        )}
        {error === 'titleMissing' && (
          <div className="col-span-full">
            <ErrorNote>{texts.titleMissing}</ErrorNote>
          </div>
        )}
        <div className="col-span-full">
          <DialogActions>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button variant="primary" type="submit">
              {texts.save}
            </Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  )
}

function typeOptions(current: string): { value: string; label: string }[] {
  const named = texts.types as Partial<Record<SourceType, string>>
  const options = Object.entries(named).map(([value, label]) => ({ value, label }))
  return current in named ? options : [{ value: current, label: current }, ...options]
}
