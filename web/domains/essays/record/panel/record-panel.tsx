import type { Editor } from '@tiptap/core'
import { useMemo, useState } from 'react'
import { recordTexts as texts } from '../../../../locales/en/essays/record.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Note } from '../../../../ui/feedback/note.tsx'
import { Segmented } from '../../../../ui/fields/segmented.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { deleteRecord, putRecord } from '../../queries.ts'
import type { EssaySession, EssayView } from '../../sync/essay-session.ts'
import { removeSpans } from '../origins/spans.ts'
import { countShares } from '../replay/count-shares.ts'
import { percentOf } from '../replay/percent-of.ts'
import { downloadRecord, type RecordFormat } from '../report/download-record.ts'
import { OffView } from './off-view.tsx'
import { RecordControls } from './record-controls.tsx'
import { ReplayView } from './replay-view.tsx'
import { SharesView } from './shares-view.tsx'
import { StatementView } from './statement-view.tsx'
import { spanText, TimelineView } from './timeline-view.tsx'
import { type LoadedRecord, useRecord } from './use-record.ts'

const parts = ['shares', 'timeline', 'replay', 'statement'] as const
type Part = (typeof parts)[number]

type RecordPanelProps = { editor: Editor; session: EssaySession; view: EssayView }

/** The authorship record: turn it on, read it, and use it. */
export function RecordPanel({ editor, session, view }: RecordPanelProps) {
  const { load, reload } = useRecord(session, view)
  const [part, setPart] = useState<Part>('shares')
  const { isBusy, change, remove } = useRecordChanges(session, reload)

  if (load.state === 'loading') return <p className="px-6 text-ink-muted max-md:px-4">{texts.loading}</p>
  if (load.state === 'failed')
    return <ErrorState className="m-auto" title={texts.failed} text={load.reason} onRetry={reload} />
  if (load.state === 'none') return <OffView isBusy={isBusy} onTurnOn={() => void change('on')} />

  const { record, replay, blocks, timeline, fault } = load
  function download(format: RecordFormat) {
    const { chatId } = session
    const { entries } = replay
    const what = { chatId, id: record.id, title: view.title, entries, blocks, timeline, fault }
    downloadRecord({ ...what, percentOf, spanText }, format).catch((error: Error) =>
      toast.error(error.message || texts.downloadFailed),
    )
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 pb-6 max-md:px-4">
      <RecordControls
        loaded={load}
        isBusy={isBusy}
        onState={(state) => void change(state)}
        onDelete={remove}
        onDownload={download}
      />
      {view.state === 'offline' && <Note>{texts.offline}</Note>}
      <Segmented
        label={texts.parts}
        value={part}
        onChange={(value) => setPart(value as Part)}
        options={parts.map((value) => ({ value, label: texts[value] }))}
        className="-mx-2 max-md:mx-0"
      />
      <RecordPart part={part} loaded={load} editor={editor} />
    </div>
  )
}

type RecordPartProps = { part: Part; loaded: LoadedRecord; editor: Editor }

function RecordPart({ part, loaded: { blocks, replay, timeline }, editor }: RecordPartProps) {
  const shares = useMemo(() => countShares(blocks), [blocks])
  // A copy, so that the replay is built again only when there are more entries.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of entries grows in place
  const entries = useMemo(() => [...replay.entries], [replay, replay.entries.length])
  if (part === 'shares') return <SharesView shares={shares} />
  if (part === 'timeline') return <TimelineView items={timeline} />
  if (part === 'replay') return <ReplayView entries={entries} />
  return <StatementView editor={editor} shares={shares} />
}

/** Turns the record on, pauses and deletes it, after the last words are on the server. */
function useRecordChanges(session: EssaySession, reload: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  async function run(action: () => Promise<void>): Promise<void> {
    setIsBusy(true)
    try {
      await action()
    } catch (error) {
      toast.error((error as Error).message || texts.changeFailed)
    }
    setIsBusy(false)
    reload()
  }
  function change(state: 'on' | 'paused'): Promise<void> {
    return run(async () => {
      if (!(await session.flush())) throw new Error(texts.unsaved)
      const before = session.read().record
      // What is typed from now on is marked, also before the answer of the server.
      session.setRecord(state)
      try {
        await putRecord(session.chatId, { state })
      } catch (error) {
        session.setRecord(before)
        throw error
      }
    })
  }
  function remove(): Promise<void> {
    return run(async () => {
      await deleteRecord(session.chatId)
      session.setRecord(null)
      removeSpans(session.doc)
      toast.success(texts.removed)
    })
  }
  return { isBusy, change, remove }
}
