import { checkShareTexts } from '../../../locales/en/detector/share.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ShareForm } from '../../../ui/sharing/share-form.tsx'
import { SharedLinks } from '../../../ui/sharing/shared-links.tsx'
import type { Detection } from '../queries.ts'
import { useCheckShares, useRevokeCheckShare, useShareCheck } from './share-queries.ts'

type ShareCheckDialogProps = {
  text: string
  detection: Detection
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Creates a link to a check and manages the user's links to checks. */
export function ShareCheckDialog({ text, detection, open, onOpenChange }: ShareCheckDialogProps) {
  const shares = useCheckShares(open)
  const share = useShareCheck(text, detection.id)
  const revoke = useRevokeCheckShare()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={checkShareTexts.shareThisCheck}
      description={checkShareTexts.anyoneWithTheLinkCan}
    >
      <ShareForm share={share} ownerName={shares.data?.ownerName ?? null} />
      {(shares.isError || (shares.data?.shares.length ?? 0) > 0) && (
        <section
          aria-label={checkShareTexts.yourLinksToChecks}
          className="flex flex-col gap-2 border-t border-line pt-4"
        >
          <h3 className="font-medium">{checkShareTexts.yourLinksToChecks}</h3>
          <SharedLinks
            label={checkShareTexts.yourLinksToChecks}
            links={shares.data?.shares}
            isLoading={shares.isPending}
            onRetry={() => void shares.refetch()}
            onRevoke={revoke.mutateAsync}
            isRevoking={(id) => revoke.isPending && revoke.variables === id}
            heading={({ title }) => <span className="truncate font-medium">{title}</span>}
          />
        </section>
      )}
    </Dialog>
  )
}
