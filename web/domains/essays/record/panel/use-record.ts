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

/** Typing saves every second or so; the panel follows more slowly. */
const betweenReadsMs = 3_000

/** Loads the record of an essay, and what is added to it while the panel is open. */
export function useRecord(session: EssaySession, view: EssayView): { load: RecordLoad; reload: () => void } {
  const [load, setLoad] = useState<RecordLoad>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const replay = useRef<{ id: string; replay: RecordReplay } | null>(null)
  const last = useRef({ at: 0, cause: '' })
  const isSaved = view.state === 'saved'
  // A new essay is shown before the server has created it.
  const { isStored } = view
  const cause = `${view.record} ${tries}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again after each save and change of the record
  useEffect(() => {
    if (!isStored) return
    let isGone = false
    const read = () => {
      last.current = { at: Date.now(), cause }
      readNews(session.chatId, replay.current).then(
        (news) => {
          if (isGone) return
          replay.current = news && { id: news.record.id, replay: news.replay }
          setLoad(news ? { state: 'ready', ...news } : { state: 'none' })
        },
        (error: Error) =>
          // What was read already stays; a later save tries again.
          !isGone &&
          setLoad((old) => (old.state === 'ready' ? old : { state: 'failed', reason: error.message })),
      )
    }
    const due = last.current.cause === cause ? last.current.at + betweenReadsMs : 0
    const timer = setTimeout(read, Math.max(0, due - Date.now()))
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [session, isStored, isSaved, cause])
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
