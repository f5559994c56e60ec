import type { OfferedModel } from '../../../contract/local-models.ts'
import { localModelsTexts } from '../../locales/en/local-models/card.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { sizeText } from './size-text.ts'
import { speedText } from './speed-text.ts'

type DownloadDialogProps = {
  model: OfferedModel
  freeDiskBytes: number
  open: boolean
  onOpenChange: (open: boolean) => void
  isBusy: boolean
  onConfirm: () => void
}

/** Says what is downloaded from where, and what then changes, before it starts. */
export function DownloadDialog({
  model,
  freeDiskBytes,
  open,
  onOpenChange,
  isBusy,
  onConfirm,
}: DownloadDialogProps) {
  const { id, name, maker, licence, repo, revision, sha256, bytes, isVerified } = model
  const facts = [
    [
      localModelsTexts.size,
      localModelsTexts.sizeAndRoom({ size: sizeText(bytes), free: sizeText(freeDiskBytes) }),
    ],
    [localModelsTexts.speedExpected, speedText(id)],
    [localModelsTexts.maker, maker],
    [localModelsTexts.licence, licence],
    [localModelsTexts.origin, repo],
    [localModelsTexts.revision, revision],
    [localModelsTexts.checksum, sha256],
  ] as const
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={localModelsTexts.downloadModel({ name })}
      description={localModelsTexts.whatChanges}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{localModelsTexts.notNow}</Button>
          <Button variant="primary" busy={isBusy} onClick={onConfirm}>
            {localModelsTexts.download}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-13">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {!isVerified && <p className="text-13 text-pretty text-ink-muted">{localModelsTexts.notVerified}</p>}
    </Dialog>
  )
}
