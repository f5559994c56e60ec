import { Check, Copy, Link2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { ShareInput, ShareLifetime } from '../../../contract/chats/sharing.ts'
import { sharingTexts } from '../../locales/en/ui/sharing.ts'
import { Button } from '../button.tsx'
import { copyText } from '../copy-text.ts'
import { ErrorNote } from '../feedback/error-state.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { TextField } from '../fields/input.tsx'
import { Segmented } from '../fields/segmented.tsx'

const lifetimes = (): { value: ShareLifetime; label: string }[] => [
  { value: '1d', label: sharingTexts.text1Day },
  { value: '7d', label: sharingTexts.text7Days },
  { value: '30d', label: sharingTexts.text30Days },
  { value: 'never', label: sharingTexts.noEnd },
]

/** The part of a mutation that makes a link. */
type MakeLink = {
  data: { address: string } | undefined
  error: Error | null
  isPending: boolean
  mutate: (input: ShareInput) => void
  reset: () => void
}

type ShareFormProps = {
  share: MakeLink
  ownerName: string | null
  /** Further choices, above the others. */
  children?: ReactNode
}

/** The options of a new link. Once it is created, its address replaces them. */
export function ShareForm({ share, ownerName, children }: ShareFormProps) {
  const id = useId()
  const [lifetime, setLifetime] = useState<ShareLifetime>('7d')
  const [showName, setShowName] = useState(false)
  function beginAgain() {
    // Each link starts from the defaults; "No end" and the name are not carried over.
    setLifetime('7d')
    setShowName(false)
    share.reset()
  }
  if (share.data) return <NewAddress address={share.data.address} onAnother={beginAgain} />
  return (
    <div className="flex flex-col gap-4">
      {children}
      <div className="flex flex-col gap-1.5">
        <span id={id} className="font-medium">
          {sharingTexts.theLinkWorksFor}
        </span>
        <Segmented
          label={sharingTexts.theLinkWorksFor}
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
            ? sharingTexts.showMyNameToReaders({ ownerName })
            : sharingTexts.showMyNameToReadersReaders
        }
      />
      {share.error && <ErrorNote>{share.error.message}</ErrorNote>}
      <Button
        variant="primary"
        icon={<Link2 />}
        busy={share.isPending}
        onClick={() => share.mutate({ lifetime, showName })}
        className="max-md:h-11"
      >
        {sharingTexts.createLink}
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
        label={sharingTexts.yourLink}
        value={address}
        readOnly
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        hint={sharingTexts.theAddressIsShownOnly}
      />
      {state === 'failed' && <ErrorNote>{sharingTexts.yourBrowserBlocked}</ErrorNote>}
      <div className="flex gap-2 max-sm:flex-col sm:justify-end">
        <Button onClick={onAnother} className="max-md:h-11">
          {sharingTexts.makeAnother}
        </Button>
        <Button
          variant="primary"
          icon={state === 'copied' ? <Check /> : <Copy />}
          onClick={() => void copy()}
          className="max-md:h-11"
        >
          <span aria-live="polite">{state === 'copied' ? sharingTexts.copied : sharingTexts.copyLink}</span>
        </Button>
      </div>
    </div>
  )
}
