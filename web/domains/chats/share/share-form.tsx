import { Check, Copy, Link2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { ShareLifetime } from '../../../../contract/chats/sharing.ts'
import { shareDialogTexts } from '../../../locales/en/chats/share-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useShareChat } from './share-queries.ts'

const lifetimes = (): { value: ShareLifetime; label: string }[] => [
  { value: '1d', label: shareDialogTexts.text1Day },
  { value: '7d', label: shareDialogTexts.text7Days },
  { value: '30d', label: shareDialogTexts.text30Days },
  { value: 'never', label: shareDialogTexts.noEnd },
]

type ShareFormProps = { chatId: string; ownerName: string | null }

/** The options of a new link. Once it is created, its address replaces them. */
export function ShareForm({ chatId, ownerName }: ShareFormProps) {
  const id = useId()
  const [lifetime, setLifetime] = useState<ShareLifetime>('7d')
  const [showName, setShowName] = useState(false)
  const share = useShareChat(chatId)
  function beginAgain() {
    // Each link starts from the defaults; "No end" and the name are not carried over.
    setLifetime('7d')
    setShowName(false)
    share.reset()
  }
  if (share.data) return <NewAddress address={share.data.address} onAnother={beginAgain} />
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <span id={id} className="font-medium">
          {shareDialogTexts.theLinkWorksFor}
        </span>
        <Segmented
          label={shareDialogTexts.theLinkWorksFor}
          value={lifetime}
          onChange={(value) => setLifetime(value as ShareLifetime)}
          options={lifetimes()}
          className="[&>div]:flex"
        />
      </div>
      <Checkbox
        checked={showName}
        onChange={setShowName}
        label={
          ownerName
            ? shareDialogTexts.showMyNameToReaders({ ownerName })
            : shareDialogTexts.showMyNameToReadersReaders
        }
      />
      {share.isError && <ErrorNote>{share.error.message}</ErrorNote>}
      <Button
        variant="primary"
        icon={<Link2 />}
        busy={share.isPending}
        onClick={() => share.mutate({ lifetime, showName })}
        className="max-md:h-11"
      >
        {shareDialogTexts.createLink}
      </Button>
    </div>
  )
}

function NewAddress({ address, onAnother }: { address: string; onAnother: () => void }) {
  const [state, setState] = useState<'new' | 'copied' | 'failed'>('new')
  async function copy() {
    setState((await copyText(address)) ? 'copied' : 'failed')
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={shareDialogTexts.yourLink}
        value={address}
        readOnly
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        hint={shareDialogTexts.theAddressIsShownOnly}
      />
      {state === 'failed' && <ErrorNote>{shareDialogTexts.yourBrowserBlocked}</ErrorNote>}
      <div className="flex gap-2 max-sm:flex-col-reverse sm:justify-end">
        <Button onClick={onAnother} className="max-md:h-11">
          {shareDialogTexts.makeAnother}
        </Button>
        <Button
          variant="primary"
          icon={state === 'copied' ? <Check /> : <Copy />}
          onClick={() => void copy()}
          className="max-md:h-11"
        >
          <span aria-live="polite">
            {state === 'copied' ? shareDialogTexts.copied : shareDialogTexts.copyLink}
          </span>
        </Button>
      </div>
    </div>
  )
}
