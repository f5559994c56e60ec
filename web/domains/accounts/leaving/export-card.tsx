import { Download } from 'lucide-react'
import { type AccountExport, exportDays } from '../../../../contract/accounts/leaving.ts'
import { leavingTexts } from '../../../locales/en/accounts/leaving.ts'
import { formatDate } from '../../../locales/format.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ErrorNote, ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { ExportProgress } from './export-card-progress.tsx'
import { downloadPath, isBeingMade, useExport, useStartExport } from './export-card-queries.ts'

/** The setting that exports everything that the account owns as one file. */
export function ExportCard() {
  const made = useExport()
  const isOnline = useOnline()
  const current = made.data?.export
  return (
    <SettingCard title={leavingTexts.exportYourData}>
      {made.isError && !made.data ? (
        <ErrorState title={leavingTexts.yourExportsCouldNotBe} onRetry={() => made.refetch()} />
      ) : !made.data ? (
        <div className="px-5 py-3.5 max-md:px-4">
          <Skeleton className="h-11" />
        </div>
      ) : (
        <ExportRows current={current ?? null} />
      )}
      {!isOnline && isBeingMade(current) && (
        <div className="p-3">
          <Note>{leavingTexts.youAreOfflineTheExport}</Note>
        </div>
      )}
    </SettingCard>
  )
}

function ExportRows({ current }: { current: AccountExport | null }) {
  const start = useStartExport()
  const begin = (label: string) => (
    <Button size="sm" busy={start.isPending} onClick={() => start.mutate()}>
      {label}
    </Button>
  )
  const row = () => {
    if (current && isBeingMade(current)) return <ExportProgress current={current} />
    if (current?.state === 'ready')
      return <ReadyRow current={current} again={begin(leavingTexts.makeANewOne)} />
    if (current?.state === 'failed')
      return (
        <SettingRow
          stacks
          title={leavingTexts.theExportFailed}
          text={leavingTexts.nothingWasChangedPlease}
          action={begin(leavingTexts.tryAgain)}
        />
      )
    if (current?.state === 'expired')
      return (
        <SettingRow
          stacks
          title={leavingTexts.yourLastExportHasExpired}
          text={leavingTexts.anExportCanBeDownloaded({ exportDays })}
          action={begin(leavingTexts.makeANewExport)}
        />
      )
    return (
      <SettingRow
        stacks
        title={leavingTexts.downloadAllYourData}
        text={leavingTexts.aZipFileWithAll}
        action={begin(leavingTexts.makeAnExport)}
      />
    )
  }
  return (
    <>
      <div aria-live="polite">{row()}</div>
      {start.isError && (
        <div className="p-3">
          <ErrorNote>{start.error.message}</ErrorNote>
        </div>
      )}
    </>
  )
}

function ReadyRow({ current, again }: { current: AccountExport; again: React.ReactNode }) {
  return (
    <SettingRow
      stacks
      title={leavingTexts.yourExportIsReady}
      text={
        <span className="tabular">
          {leavingTexts.madeOnItCanBe({
            size: sizeText(current.bytes ?? 0),
            day: dayText(current.readyAt),
            until: dayText(current.expiresAt),
          })}
        </span>
      }
      action={
        <>
          {again}
          <a
            href={downloadPath(current)}
            download
            className={buttonClass({ variant: 'primary', size: 'sm' })}
          >
            <Download aria-hidden="true" />
            {leavingTexts.download}
          </a>
        </>
      }
    />
  )
}

function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`
  return `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`
}

function dayText(iso: string | null): string {
  return iso ? formatDate(iso, 'long') : ''
}
