import { type FormEvent, useId, useState } from 'react'
import { type ApiKeyInput, type ApiScope, apiKeyLimits, apiScopes } from '../../../contract/api/api-keys.ts'
import { apiKeyTexts as texts } from '../../locales/en/api-keys/keys.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-state.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { CopyButton } from '../../ui/fields/copy-button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { TextField } from '../../ui/fields/input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { useMakeKey } from './key-queries.ts'

type NewKeyDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks what the new key may do, then shows it once. */
export function NewKeyDialog({ open, onOpenChange }: NewKeyDialogProps) {
  const [secret, setSecret] = useState<string | null>(null)
  function close() {
    onOpenChange(false)
    setSecret(null)
  }
  if (secret !== null)
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        mustAnswer
        title={texts.madeTitle}
        description={texts.madeText}
        actions={
          <Button variant="primary" onClick={close}>
            {texts.done}
          </Button>
        }
      >
        <div className="flex items-center gap-2 rounded-control border border-line bg-surface px-3 py-2">
          <code className="min-w-0 flex-1 font-mono text-13 break-all">{secret}</code>
          <CopyButton text={secret} label={texts.copyKey} />
        </div>
      </Dialog>
    )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.newTitle}>
      <KeyForm onMade={setSecret} onCancel={close} />
    </Dialog>
  )
}

type Entered = {
  name: string
  scopes: ApiScope[]
  days: string
  wordsPerDay: string
  addresses: string
}

const first: Entered = { name: '', scopes: [], days: '', wordsPerDay: '', addresses: '' }
const expiryDays = [30, 90, 365] as const

function KeyForm({ onMade, onCancel }: { onMade: (secret: string) => void; onCancel: () => void }) {
  const scopesId = useId()
  const expiryId = useId()
  const [entered, setEntered] = useState(first)
  const [faults, setFaults] = useState<Faults>({})
  const make = useMakeKey()
  const set = (change: Partial<Entered>) => setEntered({ ...entered, ...change })

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = faultsOf(entered)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    make.mutate(asInput(entered), { onSuccess: ({ secret }) => onMade(secret) })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={entered.name}
        maxLength={apiKeyLimits.nameCharactersMax}
        onChange={(event) => set({ name: event.target.value })}
        error={faults.name ?? null}
        autoComplete="off"
      />
      <fieldset className="flex flex-col gap-2.5 max-md:gap-0" aria-describedby={faults.scopes && scopesId}>
        <legend className="pb-2 font-medium">{texts.permissions}</legend>
        {apiScopes.map((scope) => (
          <Checkbox
            key={scope}
            checked={entered.scopes.includes(scope)}
            onChange={(isOn) =>
              set({
                scopes: apiScopes.filter((each) => (each === scope ? isOn : entered.scopes.includes(each))),
              })
            }
            label={texts.scopes[scope]}
          />
        ))}
        <FieldError id={scopesId} text={faults.scopes} />
      </fieldset>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={expiryId} className="w-fit font-medium">
          {texts.expiry}
        </label>
        <Select id={expiryId} value={entered.days} onChange={(event) => set({ days: event.target.value })}>
          <option value="">{texts.expiryNever}</option>
          {expiryDays.map((days) => (
            <option key={days} value={days}>
              {days === 365 ? texts.expiryYear : texts.expiryDays({ days })}
            </option>
          ))}
        </Select>
      </div>
      <TextField
        label={texts.wordsPerDay}
        hint={texts.wordsPerDayHint}
        inputMode="numeric"
        value={entered.wordsPerDay}
        onChange={(event) => set({ wordsPerDay: event.target.value })}
        error={faults.wordsPerDay ?? null}
        autoComplete="off"
      />
      <TextField
        label={texts.addresses}
        hint={texts.addressesHint}
        value={entered.addresses}
        onChange={(event) => set({ addresses: event.target.value })}
        autoComplete="off"
        spellCheck={false}
      />
      {make.error && <ErrorNote>{make.error.message || texts.notMade}</ErrorNote>}
      <DialogActions>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" busy={make.isPending}>
          {texts.make}
        </Button>
      </DialogActions>
    </form>
  )
}

type Faults = Partial<Record<'name' | 'scopes' | 'wordsPerDay', string>>

function faultsOf({ name, scopes, wordsPerDay }: Entered): Faults {
  const words = wordsPerDay.trim()
  const isCount = /^\d{1,8}$/.test(words) && Number(words) > 0 && Number(words) <= apiKeyLimits.wordsPerDayMax
  return {
    ...(name.trim() === '' && { name: texts.nameMissing }),
    ...(scopes.length === 0 && { scopes: texts.permissionMissing }),
    ...(words !== '' && !isCount && { wordsPerDay: texts.wordsPerDayWrong }),
  }
}

function asInput({ name, scopes, days, wordsPerDay, addresses }: Entered): ApiKeyInput {
  return {
    name: name.trim(),
    scopes,
    expiresInDays: days === '' ? null : Number(days),
    wordsPerDay: wordsPerDay.trim() === '' ? null : Number(wordsPerDay),
    addresses: addresses
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  }
}
