import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '../../../../contract/accounts/passkeys.ts'
import { passkeyTexts as texts } from '../../../locales/en/accounts/passkeys.ts'
import { formatDate } from '../../../locales/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../../ui/feedback/skeleton.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { useSecurity } from '../security-queries.ts'
import { hasPasskeys } from './browser-passkeys.ts'
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { usePasskeys } from './use-passkeys.ts'

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey } | null

/** The passkeys of the account: adds, names and removes them. */
export function PasskeysCard() {
  const passkeys = usePasskeys()
  const security = useSecurity()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const isOffered = hasPasskeys()
  const empty = <SettingRow title={texts.none} text={isOffered ? texts.noneText : texts.notHere} />
  return (
    <SettingCard
      title={texts.title}
      text={texts.text}
      action={
        isOffered && (
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" />}
            disabled={!security.data}
            onClick={() => setOpen({ kind: 'add' })}
          >
            {texts.add}
          </Button>
        )
      }
    >
      {passkeys.isError && !passkeys.data ? (
        <ErrorState title={texts.loadFailed} onRetry={() => passkeys.refetch()} />
      ) : passkeys.data?.length ? (
        passkeys.data.map((passkey) => (
          <SettingRow
            key={passkey.id}
            icon={<KeyRound />}
            title={passkey.name}
            text={factsOf(passkey)}
            stacks
            action={
              <>
                <Button
                  size="sm"
                  aria-label={texts.renameOf({ name: passkey.name })}
                  onClick={() => setOpen({ kind: 'rename', passkey })}
                >
                  {texts.rename}
                </Button>
                <Button
                  size="sm"
                  aria-label={texts.removeOf({ name: passkey.name })}
                  onClick={() => setOpen({ kind: 'remove', passkey })}
                >
                  {texts.remove}
                </Button>
              </>
            }
          />
        ))
      ) : passkeys.data ? (
        empty
      ) : (
        <SkeletonOver>{empty}</SkeletonOver>
      )}
      {open?.kind === 'add' && security.data && <AddPasskeyDialog security={security.data} onClose={close} />}
      {open?.kind === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && security.data && (
        <RemovePasskeyDialog passkey={open.passkey} security={security.data} onClose={close} />
      )}
    </SettingCard>
  )
}

function factsOf({ createdAt, lastUsedAt, isSynced }: Passkey): string {
  const added = texts.addedOn({ day: formatDate(createdAt, 'longYear') })
  const used = lastUsedAt ? texts.usedOn({ day: formatDate(lastUsedAt, 'longYear') }) : texts.neverUsed
  return [added, used, ...(isSynced ? [texts.synced] : [])].join(' · ')
}
