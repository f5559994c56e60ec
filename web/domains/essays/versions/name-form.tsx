import { useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { versions as texts } from '../../../locales/en/essays/versions.ts'
import { Button } from '../../../ui/button.tsx'
import { inputClass } from '../../../ui/fields/input.tsx'

/** Asks for the name of a version. */
export function NameForm({
  initial,
  onSubmit,
}: {
  initial: string
  onSubmit: (name: string) => Promise<void>
}) {
  const [name, setName] = useState(initial)
  const [isBusy, setIsBusy] = useState(false)
  const wanted = name.trim()
  async function submit() {
    if (!wanted || isBusy) return
    setIsBusy(true)
    await onSubmit(wanted)
    setIsBusy(false)
    setName('')
  }
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <input
        className={inputClass}
        aria-label={texts.name}
        placeholder={texts.namePlaceholder}
        maxLength={limits.essayVersionNameCharactersMax}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={isBusy} disabled={!wanted}>
        {texts.keep}
      </Button>
    </form>
  )
}
