import { type FormEvent, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { reviewTexts as texts } from '../../../locales/en/study/review.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/input.tsx'

type TypedAnswerProps = { onAnswer: (typed: string) => void; button: string }

/** A field for an answer; an empty one shows the answer without a comparison. */
export function TypedAnswer({ onAnswer, button }: TypedAnswerProps) {
  const [typed, setTyped] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    onAnswer(typed)
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label={texts.yourAnswer}
        value={typed}
        maxLength={limits.studyAnswerCharactersMax}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="primary" className="h-10 max-md:h-11">
        {button}
      </Button>
    </form>
  )
}
