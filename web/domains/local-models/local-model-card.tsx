import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type LocalModelsState, offeredModels, ownFileId } from '../../../contract/local-models.ts'
import { localModelsTexts } from '../../locales/en/local-models/card.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { SettingCard } from '../../ui/layout/setting-card.tsx'
import { scrollToShow } from '../../ui/scroll-to-show.ts'
import { ModelRow } from './model-row.tsx'
import { OwnFileRow } from './own-file-row.tsx'
import { isAtWork, useLocalModels } from './queries.ts'
import { UsesTable } from './uses-table.tsx'

/** Models that this computer runs itself: downloads them, measures them and deletes them. For the operator. */
export function LocalModelCard() {
  const { data, isError, refetch } = useLocalModels()
  const element = useRef<HTMLDivElement>(null)
  const isWanted = useLocation().hash === '#local-model'
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isWanted && isLoaded && element.current) scrollToShow(element.current, { block: 'start' })
  }, [isWanted, isLoaded])
  useOfferWhenDone(data)
  return (
    <div ref={element} className="scroll-mt-20">
      <SettingCard title={localModelsTexts.title} text={localModelsTexts.text}>
        {data ? (
          <Rows state={data} />
        ) : isError ? (
          <ErrorState title={localModelsTexts.notLoaded} onRetry={() => void refetch()} />
        ) : (
          <SkeletonOver>
            <Rows state={stateBeforeLoading} />
          </SkeletonOver>
        )}
      </SettingCard>
    </div>
  )
}

/** Loads the lists of models again when a download or a trial has ended. */
function useOfferWhenDone(state: LocalModelsState | undefined): void {
  const client = useQueryClient()
  const isBusy = state !== undefined && isAtWork(state)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) void client.invalidateQueries({ queryKey: ['models'] })
    wasBusy.current = isBusy
  }, [client, isBusy])
}

function Rows({ state }: { state: LocalModelsState }) {
  const { isSupported, mayDownload, models, ownFile, recommended, computer, tryingOut } = state
  if (!isSupported)
    return <p className="px-5 py-4 text-ink-muted max-md:px-4">{localModelsTexts.notSupported}</p>
  const rows = offeredModels.flatMap((model) => {
    const found = models.find(({ id }) => id === model.id)
    return found && (mayDownload || found.status === 'ready') ? [{ model, found }] : []
  })
  return (
    <>
      {rows.map(({ model, found }) => (
        <ModelRow
          key={model.id}
          model={model}
          state={found}
          isRecommended={mayDownload && model.id === recommended}
          fits={model.memoryBytes <= computer.memoryBytes}
          freeDiskBytes={computer.freeDiskBytes}
          isTried={tryingOut === model.id}
        />
      ))}
      {!mayDownload && (
        <p className="px-5 py-4 text-13 text-ink-muted max-md:px-4">{localModelsTexts.downloadsOff}</p>
      )}
      <OwnFileRow file={ownFile} isTried={tryingOut === ownFileId} />
      <UsesTable />
    </>
  )
}

/** Gives the skeleton its size. */
const stateBeforeLoading: LocalModelsState = {
  isSupported: true,
  mayDownload: true,
  computer: { memoryBytes: 8e9, cores: 4, freeDiskBytes: 0 },
  recommended: offeredModels[0]?.id ?? '',
  models: offeredModels.map(({ id }) => ({ id, status: 'none', bytesDone: 0, failure: null, trial: null })),
  ownFile: null,
  tryingOut: null,
}
