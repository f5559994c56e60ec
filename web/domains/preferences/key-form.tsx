import { type FormEvent, useEffect, useRef, useState } from 'react'
import { keyInput } from '../../../contract/keys.ts'
import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/input.tsx'

type KeyFormProps = { name: string; onSave: (key: string) => Promise<void>; onCancel: () => void }

/** A password field for a key. The key is discarded once it is sent. */
export function KeyForm({ name, onSave, onCancel }: KeyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [key, setKey] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const read = keyInput.shape.key.safeParse(key)
    if (!read.success) {
      setError(key.trim() === '' ? settingsTexts.pasteYourKeyHere : read.error.issues[0]!.message)
      return
    }
    setBusy(true)
    setError(null)
    try {
      await onSave(key)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : settingsTexts.notSavedPleaseTryAgain)
      setBusy(false)
    }
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3 px-5 pb-5 max-md:px-4">
      <TextField
        label={settingsTexts.keyOf({ name })}
        type="password"
        value={key}
        onChange={(event) => setKey(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        error={error}
        autoComplete="off"
        spellCheck={false}
        data-1p-ignore
        data-lpignore="true"
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" busy={isBusy}>
          {settingsTexts.saveAndTest}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {settingsTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
