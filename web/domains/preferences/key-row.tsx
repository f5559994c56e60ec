import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { KeyService, KeyState } from '../../../contract/keys.ts'
import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { messageText } from '../../locales/messages.ts'
import { Button } from '../../ui/button.tsx'
import { SettingRow } from '../../ui/layout/setting-card.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { type EnteredKey, KeyForm } from './key-form.tsx'
import { useKeyChanges } from './key-queries.ts'

type KeyRowProps = {
  service: KeyService
  name: string
  text: string
  state: KeyState
  /** Whether the user may choose the address of the service. */
  isAddressed: boolean
  standardHost: string
}

/** One service with the last four characters of its key and the actions on it. */
export function KeyRow({ service, name, text, state, isAddressed, standardHost }: KeyRowProps) {
  const { write, remove, test } = useKeyChanges(service)
  const [isEditing, setEditing] = useState(false)
  const [asksToRemove, setAsksToRemove] = useState(false)

  async function save(entered: EnteredKey) {
    await write.mutateAsync(entered)
    setEditing(false)
    write.reset()
    test.mutate()
  }
  function take() {
    remove.mutate(undefined, {
      onSuccess: () => {
        setAsksToRemove(false)
        test.reset()
        toast(settingsTexts.keyRemoved({ name }))
      },
      onError: (error) => toast.error(settingsTexts.notRemoved, { description: error.message }),
    })
  }
  const tested: Tested | null = test.data
    ? { ok: test.data.ok, text: messageText(test.data.says, test.data.text) }
    : null
  const failed: Tested | null = test.error ? { ok: false, text: test.error.message } : null
  return (
    <div>
      <SettingRow
        title={name}
        text={
          <>
            {state && <MaskedKey lastFour={state.lastFour} />}
            {text}
          </>
        }
        stacks
        action={
          isEditing ? null : state ? (
            <>
              <Button size="sm" busy={test.isPending} onClick={() => test.mutate()}>
                {settingsTexts.test}
              </Button>
              <Button size="sm" onClick={() => setEditing(true)}>
                {settingsTexts.replace}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setAsksToRemove(true)}>
                {settingsTexts.remove}
              </Button>
            </>
          ) : (
            <Button size="sm" onClick={() => setEditing(true)} aria-label={settingsTexts.addKeyOf({ name })}>
              {settingsTexts.addKey}
            </Button>
          )
        }
      />
      {isEditing && (
        <KeyForm
          service={service}
          name={name}
          address={isAddressed ? (state?.address ?? null) : undefined}
          standardHost={standardHost}
          onSave={save}
          onCancel={() => setEditing(false)}
        />
      )}
      {!isEditing && <TestLine result={failed ?? tested} />}
      <ConfirmDialog
        open={asksToRemove}
        onOpenChange={setAsksToRemove}
        title={settingsTexts.removeYourKey({ name })}
        description={settingsTexts.itIsDeletedHereThe}
        confirmText={settingsTexts.remove}
        danger
        busy={remove.isPending}
        onConfirm={take}
      />
    </div>
  )
}

function MaskedKey({ lastFour }: { lastFour: string | null }) {
  if (lastFour === null)
    return (
      <span className="mb-0.5 flex items-center gap-1.5 text-caution">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        {settingsTexts.thisKeyCanNoLonger}
      </span>
    )
  return (
    <span className="tabular mb-0.5 block font-medium text-ink">
      <span className="sr-only">{settingsTexts.keyThatEndsWith({ lastFour })}</span>
      <span aria-hidden="true">•••• •••• {lastFour}</span>
    </span>
  )
}

type Tested = { ok: boolean; text: string }

function TestLine({ result }: { result: Tested | null }) {
  return (
    <div role="status">
      {result && (
        <p
          className={`flex animate-fade-in items-start gap-2 px-5 pb-4 text-13 max-md:px-4 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 ${result.ok ? 'text-positive' : 'text-danger'}`}
        >
          {result.ok ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          {result.text}
        </p>
      )}
    </div>
  )
}
