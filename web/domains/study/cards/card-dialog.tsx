import { useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import {
  faultOfCard,
  type StudyCard,
  type StudyCardInput,
  type StudyKind,
  studyKinds,
} from '../../../../contract/study/study.ts'
import { ApiError } from '../../../api.ts'
import { studyTexts as texts } from '../../../locales/en/study/study.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type CardDialogProps = {
  /** Null for a new card. */
  card: StudyCard | null
  onSave: (card: StudyCardInput) => Promise<unknown>
  onClose: () => void
}
type Fields = { kind: StudyKind; prompt: string; answer: string; wrong: string }

/** Adds a card or changes one. What was typed stays until the server has it. */
export function CardDialog({ card, onSave, onClose }: CardDialogProps) {
  const [fields, setFields] = useState<Fields>(() => fieldsOf(card))
  const [isSaving, setIsSaving] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { kind, prompt, answer, wrong } = fields
  const input = inputOf(fields)
  const fault = faultOfCard({ ...input, options: input.options ?? [] })
  const isBlank = input.prompt === '' || input.answer === ''
  const change = (part: Partial<Fields>) => setFields({ ...fields, ...part })

  async function save() {
    setIsChecked(true)
    if (isBlank || fault) return
    setIsSaving(true)
    setError(null)
    try {
      await onSave(input)
      onClose()
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : String(failure))
      setIsSaving(false)
    }
  }
  const errors = isChecked
    ? {
        prompt: input.prompt === '' ? texts.missing : fault === 'gap' ? texts.gapMissing : null,
        answer: input.answer === '' ? texts.missing : null,
        wrong: fault === 'options' ? texts.optionsMissing : null,
      }
    : { prompt: null, answer: null, wrong: null }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={card ? texts.editCard : texts.newCard}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={isSaving} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Segmented
          label={texts.kind}
          value={kind}
          onChange={(value) => change({ kind: value as StudyKind })}
          options={studyKinds.map((each) => ({ value: each, label: texts.kinds[each] }))}
          className="[&>div]:grid [&>div]:grid-cols-2"
        />
        <TextBox
          label={kind === 'cloze' ? texts.sentence : texts.question}
          hint={kind === 'cloze' ? texts.sentenceHint : undefined}
          value={prompt}
          error={errors.prompt}
          charactersMax={limits.studyQuestionCharactersMax}
          onChange={(value) => change({ prompt: value })}
        />
        <TextBox
          label={texts.answer}
          value={answer}
          error={errors.answer}
          charactersMax={limits.studyAnswerCharactersMax}
          onChange={(value) => change({ answer: value })}
        />
        {kind === 'choice' && (
          <TextBox
            label={texts.wrongAnswers}
            value={wrong}
            error={errors.wrong}
            charactersMax={limits.studyAnswerCharactersMax}
            onChange={(value) => change({ wrong: value })}
          />
        )}
        {error && <ErrorNote>{error}</ErrorNote>}
      </div>
    </Dialog>
  )
}

type TextBoxProps = {
  label: string
  hint?: string | undefined
  value: string
  error: string | null
  charactersMax: number
  onChange: (value: string) => void
}

function TextBox({ label, hint, value, error, charactersMax, onChange }: TextBoxProps) {
  const id = `card-${label}`
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="w-fit font-medium">
        {label}
      </label>
      <Textarea
        id={id}
        value={value}
        maxLength={charactersMax}
        heightMinPx={48}
        heightMaxPx={200}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && <p className="text-13 text-ink-muted">{hint}</p>}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

function fieldsOf(card: StudyCard | null): Fields {
  if (!card) return { kind: 'flashcard', prompt: '', answer: '', wrong: '' }
  const { kind, prompt, answer, options } = card
  return { kind, prompt, answer, wrong: options.filter((option) => option !== answer).join('\n') }
}

/** The right answer keeps a place among the options that does not give it away. */
function inputOf({ kind, prompt, answer, wrong }: Fields): StudyCardInput {
  const input = { kind, prompt: prompt.trim(), answer: answer.trim() }
  if (kind !== 'choice') return { ...input, options: [] }
  const options = wrong
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  options.splice(input.prompt.length % (options.length + 1), 0, input.answer)
  return { ...input, options }
}
