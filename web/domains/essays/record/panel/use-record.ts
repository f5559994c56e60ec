import { useEffect, useRef, useState } from 'react'
import { type ChainFault, findChainFault, type RecordSummary } from '../../../../../contract/essays/record.ts'
import { getRecord, getRecordEntries } from '../../queries.ts'
import type { EssaySession, EssayView } from '../../sync/essay-session.ts'
import { RecordReplay, type ReplayBlock } from '../replay/record-replay.ts'
import { readTimeline, type TimelineItem } from '../timeline/read-timeline.ts'

export type LoadedRecord = {
  record: RecordSummary
  replay: RecordReplay
  blocks: ReplayBlock[]
  timeline: TimelineItem[]
  fault: ChainFault
}
export type RecordLoad =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'failed'; reason: string }
  | ({ state: 'ready' } & LoadedRecord)

/** Loads the record of an essay, and what is added to it while the panel is open. */
export function useRecord(session: EssaySession, view: EssayView): { load: RecordLoad; reload: () => void } {
  const [load, setLoad] = useState<RecordLoad>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const replay = useRef<{ id: string; replay: RecordReplay } | null>(null)
  const isSaved = view.state === 'saved'
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again after each save and change of the record
  useEffect(() => {
    let isGone = false
    readNews(session.chatId, replay.current).then(
      (read) => {
        if (isGone) return
        replay.current = read && { id: read.record.id, replay: read.replay }
        setLoad(read ? { state: 'ready', ...read } : { state: 'none' })
      },
      (error: Error) =>
        // What was read already stays; a later save tries again.
        !isGone &&
        setLoad((old) => (old.state === 'ready' ? old : { state: 'failed', reason: error.message })),
    )
    return () => {
      isGone = true
    }
  }, [session, isSaved, view.record, tries])
  return { load, reload: () => setTries((count) => count + 1) }
}

async function readNews(
  chatId: string,
  known: { id: string; replay: RecordReplay } | null,
): Promise<LoadedRecord | null> {
  const record = await getRecord(chatId)
  if (!record) return null
  const replay = known?.id === record.id ? known.replay : new RecordReplay()
  for (let hasMore = true; hasMore; ) {
    const page = await getRecordEntries(chatId, replay.entries.length)
    // Another load may have read the same entries meanwhile.
    replay.add(page.entries.filter(({ number }) => number > replay.entries.length))
    hasMore = page.hasMore && page.entries.length > 0
    replay.seek(replay.entries.length)
  }
  const fault = await findChainFault(record.id, replay.entries)
  const timeline = readTimeline(replay)
  return { record, replay, blocks: replay.blocks(), timeline, fault }
}
