import { type FormEvent, useState } from 'react'
import type { Passkey } from '../../../../contract/accounts/passkeys.ts'
import type { AccountSecurity } from '../../../../contract/accounts/security.ts'
import { passkeyTexts as texts } from '../../../locales/en/accounts/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { ProofField } from '../two-factor/two-factor-proof-field.tsx'
import { useProof } from '../two-factor/use-proof.ts'
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './use-passkeys.ts'

const nameCharactersMax = 100

type NameFieldProps = { value: string; onChange: (value: string) => void; isMissing: boolean }

function NameField({ value, onChange, isMissing }: NameFieldProps) {
  return (
    <TextField
      label={texts.name}
      hint={texts.nameHint}
      value={value}
      maxLength={nameCharactersMax}
      error={isMissing ? texts.nameMissing : null}
      autoFocus
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

type WithSecurity = { security: AccountSecurity; onClose: () => void }

/** Asks for a name and a proof, then the browser for the passkey. */
export function AddPasskeyDialog({ security, onClose }: WithSecurity) {
  const add = useAddPasskey()
  const proof = useProof(security, add.error)
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const given = proof.take()
    if (!given || !name.trim()) return
    add.mutate(
      { name: name.trim(), proof: given },
      {
        onSuccess: () => {
          toast.success(texts.added)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.addTitle}
      description={texts.addText}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <NameField value={name} onChange={setName} isMissing={tried && !name.trim()} />
        <ProofField {...proof.field} />
        {proof.note && <ErrorNote>{proof.note}</ErrorNote>}
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={add.isPending}>
            {texts.continue}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useRenamePasskey()
  const [name, setName] = useState(passkey.name)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim()) rename.mutate({ id: passkey.id, name: name.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.renameTitle}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <NameField value={name} onChange={setName} isMissing={!name.trim()} />
        {rename.error && <ErrorNote>{rename.error.message}</ErrorNote>}
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={rename.isPending}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

export function RemovePasskeyDialog({ passkey, security, onClose }: WithSecurity & { passkey: Passkey }) {
  const remove = useRemovePasskey()
  const proof = useProof(security, remove.error)
  function submit(event: FormEvent) {
    event.preventDefault()
    const given = proof.take()
    if (!given) return
    remove.mutate(
      { id: passkey.id, proof: given },
      {
        onSuccess: () => {
          toast.success(texts.removed({ name: passkey.name }))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.removeTitle({ name: passkey.name })}
      description={texts.removeText}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <ProofField {...proof.field} autoFocus />
        {proof.note && <ErrorNote>{proof.note}</ErrorNote>}
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="danger" busy={remove.isPending}>
            {texts.remove}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
