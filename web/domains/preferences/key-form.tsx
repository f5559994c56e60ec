import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type KeyService, keyInput } from '../../../contract/keys.ts'
import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { keyRules } from '../../locales/en/shared/keys.ts'
import { ruleText } from '../../locales/rule-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/input.tsx'

export type EnteredKey = { key: string; address?: string }

type KeyFormProps = {
  service: KeyService
  name: string
  /** The user's own address of the service; undefined where it cannot be chosen. */
  address: string | null | undefined
  /** The operator's host, which receives the key if no address is entered. */
  standardHost: string
  onSave: (entered: EnteredKey) => Promise<void>
  onCancel: () => void
}

/** A password field for a key, and a field for its address. The key is discarded once it is sent. */
export function KeyForm({ service, name, address: saved, standardHost, onSave, onCancel }: KeyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [key, setKey] = useState('')
  const [address, setAddress] = useState(saved ?? '')
  const [error, setError] = useState<Fault | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const entered = { key, ...(address.trim() === '' ? {} : { address }) }
    const fault = faultOf(service, entered)
    setError(fault)
    if (fault) return
    setBusy(true)
    try {
      await onSave(entered)
    } catch (failure) {
      setError({
        field: 'key',
        text: failure instanceof Error ? failure.message : settingsTexts.notSavedPleaseTryAgain,
      })
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
        error={error?.field === 'key' ? error.text : null}
        autoComplete="off"
        spellCheck={false}
        data-1p-ignore
        data-lpignore="true"
      />
      {saved !== undefined && (
        <TextField
          label={settingsTexts.addressOfTheService}
          hint={settingsTexts.leaveEmptyFor({ host: standardHost })}
          type="url"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onCancel()}
          error={error?.field === 'address' ? error.text : null}
          placeholder={settingsTexts.exampleAddress}
          autoComplete="off"
          spellCheck={false}
        />
      )}
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

type Fault = { field: 'key' | 'address'; text: string }

/** Returns what is wrong with the fields; null if nothing is. */
function faultOf(service: KeyService, entered: EnteredKey): Fault | null {
  const read = keyInput.safeParse({ service, ...entered })
  if (read.success) return null
  const { path, message } = read.error.issues[0]!
  if (path[0] === 'address') return { field: 'address', text: ruleText(keyRules, message) }
  return {
    field: 'key',
    text: entered.key.trim() === '' ? settingsTexts.pasteYourKeyHere : ruleText(keyRules, message),
  }
}
