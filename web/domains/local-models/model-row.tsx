import { useState } from 'react'
import type { LocalModelState, OfferedModel } from '../../../contract/local-models.ts'
import { localModelsTexts } from '../../locales/en/local-models/card.ts'
import { Button } from '../../ui/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { SettingRow } from '../../ui/layout/setting-card.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { DownloadDialog } from './download-dialog.tsx'
import { DownloadLine } from './download-line.tsx'
import { useLocalModelChanges } from './queries.ts'
import { sizeText } from './size-text.ts'
import { speedText } from './speed-text.ts'
import { TrialLine } from './trial-line.tsx'

type ModelRowProps = {
  model: OfferedModel
  state: LocalModelState
  isRecommended: boolean
  /** Whether this computer has enough memory. */
  fits: boolean
  freeDiskBytes: number
  isTried: boolean
}

/** A model of the table, with its download or what can be done with it. */
export function ModelRow({ model, state, isRecommended, fits, freeDiskBytes, isTried }: ModelRowProps) {
  const { download } = useLocalModelChanges()
  const [asksToDownload, setAsksToDownload] = useState(false)
  const { name, bytes } = model
  const start = () =>
    download.mutate(model.id, {
      onSuccess: () => setAsksToDownload(false),
      onError: (error) => toast.error(localModelsTexts.notStarted, { description: error.message }),
    })
  return (
    <div>
      <SettingRow
        title={
          <span className="flex flex-wrap items-center gap-2">
            {name}
            {isRecommended && <Badge tone="accent">{localModelsTexts.recommended}</Badge>}
          </span>
        }
        text={
          <>
            {fits
              ? localModelsTexts.about[model.id as keyof typeof localModelsTexts.about]({
                  size: sizeText(bytes),
                })
              : localModelsTexts.needsMemory({ size: sizeText(bytes), memory: sizeText(model.memoryBytes) })}
            {isRecommended && (
              <span className="block">
                {localModelsTexts.facts({
                  memory: sizeText(model.memoryBytes),
                  cores: model.coresMin,
                  licence: model.licence,
                  maker: model.maker,
                })}{' '}
                {speedText(model.id)}
              </span>
            )}
          </>
        }
        stacks
        action={
          <RowActions
            model={model}
            state={state}
            isTried={isTried}
            isMain={isRecommended}
            isBusy={download.isPending}
            onDownload={() => (state.status === 'none' ? setAsksToDownload(true) : start())}
          />
        }
      />
      <DownloadLine name={name} bytes={bytes} state={state} />
      {state.status === 'ready' && <TrialLine trial={state.trial} isTried={isTried} />}
      <DownloadDialog
        model={model}
        freeDiskBytes={freeDiskBytes}
        open={asksToDownload}
        onOpenChange={setAsksToDownload}
        isBusy={download.isPending}
        onConfirm={start}
      />
    </div>
  )
}

type RowActionsProps = {
  model: OfferedModel
  state: LocalModelState
  isTried: boolean
  isMain: boolean
  isBusy: boolean
  onDownload: () => void
}

function RowActions({ model: { id, name }, state, isTried, isMain, isBusy, onDownload }: RowActionsProps) {
  const { pause, tryOut, remove } = useLocalModelChanges()
  const [asksToDelete, setAsksToDelete] = useState(false)
  const { status, trial } = state
  const onError = (error: Error) => toast.error(localModelsTexts.notDone, { description: error.message })
  const take = () => remove.mutate(id, { onSuccess: () => setAsksToDelete(false), onError })
  if (status === 'checking') return null
  if (status === 'none')
    return (
      <Button size="sm" {...(isMain ? { variant: 'primary' } : {})} busy={isBusy} onClick={onDownload}>
        {localModelsTexts.download}
        <span className="sr-only"> {name}</span>
      </Button>
    )
  if (status === 'ready')
    return (
      <>
        <Button size="sm" busy={isTried || tryOut.isPending} onClick={() => tryOut.mutate(id, { onError })}>
          {trial ? localModelsTexts.measure : localModelsTexts.measureFirst}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setAsksToDelete(true)}>
          {localModelsTexts.delete}
          <span className="sr-only"> {name}</span>
        </Button>
        <ConfirmDialog
          open={asksToDelete}
          onOpenChange={setAsksToDelete}
          title={localModelsTexts.deleteModel({ name })}
          description={localModelsTexts.deletedFromThisComputer}
          confirmText={localModelsTexts.delete}
          danger
          busy={remove.isPending}
          onConfirm={take}
        />
      </>
    )
  return (
    <>
      {status === 'running' ? (
        <Button size="sm" busy={pause.isPending} onClick={() => pause.mutate(id, { onError })}>
          {localModelsTexts.pause}
        </Button>
      ) : (
        <Button size="sm" busy={isBusy} onClick={onDownload}>
          {status === 'failed' ? localModelsTexts.tryAgain : localModelsTexts.continue}
        </Button>
      )}
      <Button size="sm" variant="ghost" busy={remove.isPending} onClick={take}>
        {localModelsTexts.cancel}
      </Button>
    </>
  )
}
