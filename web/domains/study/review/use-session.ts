import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type StudyGrade,
  type StudySession,
  type StudyTask,
  studySession,
} from '../../../../contract/study/study.ts'
import { ApiError } from '../../../api.ts'
import { reviewTexts as texts } from '../../../locales/en/study/review.ts'
import { browserStorage, storeItem } from '../../../ui/browser-storage.ts'
import { randomId } from '../../../ui/random-id.ts'
import { toast } from '../../../ui/toast.tsx'
import { deleteReview, getSession, putReview, refreshStudy } from '../queries.ts'

type State =
  | { stage: 'loading' }
  | { stage: 'failed'; error: ApiError | null }
  | { stage: 'running'; queue: StudyTask[]; nextDue: string | null; hasMore: boolean }

type Pending = { reviewId: string; task: StudyTask; grade: StudyGrade; tookMs: number }

/** A card that comes back within this time is shown again in the same session. */
const againMs = 20 * 60_000
const tookMsMax = 3_600_000
const lengthName = 'study-session-cards'

/** A session of reviews: its queue, the grades that the server has stored, and their undo. */
export function useSession(setId: string | undefined) {
  const [length, setLength] = useState(readLength)
  const [state, setState] = useState<State>({ stage: 'loading' })
  const [saving, setSaving] = useState<Pending | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [past, setPast] = useState<{ reviewId: string; grade: StudyGrade }[]>([])
  const client = useQueryClient()
  const begun = useRef(Date.now())
  const loads = useRef(0)
  const latestLength = useRef(length)
  const isUndoing = useRef(false)

  const load = useCallback(async () => {
    const own = ++loads.current
    setState({ stage: 'loading' })
    setPast([])
    try {
      const wanted = latestLength.current
      const session: StudySession = await getSession(setId, wanted)
      if (own !== loads.current) return
      const { tasks, nextDue } = session
      setState({ stage: 'running', queue: tasks, nextDue, hasMore: tasks.length >= wanted })
      begun.current = Date.now()
    } catch (error) {
      if (own !== loads.current) return
      setState({ stage: 'failed', error: error instanceof ApiError ? error : null })
    }
  }, [setId])
  useEffect(() => void load(), [load])
  useEffect(() => () => void refreshStudy(client), [client])

  function show(change: (queue: StudyTask[]) => StudyTask[]) {
    setState((now) => (now.stage === 'running' ? { ...now, queue: change(now.queue) } : now))
    begun.current = Date.now()
  }
  async function save(pending: Pending) {
    const { reviewId, task, grade, tookMs } = pending
    setSaving(pending)
    setHasFailed(false)
    try {
      const review = { cardId: task.id, version: task.version, grade, tookMs }
      const { card } = await putReview(reviewId, review)
      const returns = new Date(card.due).getTime() - Date.now() < againMs
      show((queue) => [...queue.filter(({ id }) => id !== card.id), ...(returns ? [card] : [])])
      setPast((all) => [...all, { reviewId, grade }])
      setSaving(null)
    } catch (error) {
      if (isGone(error)) {
        toast.info(texts.elsewhere)
        show((queue) => queue.filter(({ id }) => id !== task.id))
        setSaving(null)
      } else setHasFailed(true)
    }
  }
  function grade(task: StudyTask, value: StudyGrade) {
    if (saving && !hasFailed) return
    const tookMs = Math.min(tookMsMax, Math.max(0, Date.now() - begun.current))
    void save({ reviewId: randomId(), task, grade: value, tookMs })
  }
  async function undo() {
    const last = past.at(-1)
    if (!last || saving || isUndoing.current) return
    isUndoing.current = true
    try {
      const { card } = await deleteReview(last.reviewId)
      setPast((all) => all.slice(0, -1))
      show((queue) => [card, ...queue.filter(({ id }) => id !== card.id)])
      toast(texts.undone)
    } catch (error) {
      if (isGone(error)) setPast((all) => all.slice(0, -1))
      toast.error(error instanceof Error ? error.message : texts.saveFailed)
    } finally {
      isUndoing.current = false
    }
  }
  /** Counts from the next session on, so that the end of this one stays on the screen. */
  function chooseLength(cards: number) {
    latestLength.current = cards
    storeItem('local', lengthName, String(cards))
    setLength(cards)
  }
  return {
    state,
    past,
    length,
    chooseLength,
    isSaving: saving !== null && !hasFailed,
    hasFailed,
    grade,
    retry: () => saving && void save(saving),
    undo: () => void undo(),
    load: () => void load(),
  }
}

/** The card was reviewed, refused or deleted elsewhere. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}

function readLength(): number {
  const kept = Number(browserStorage('local')?.getItem(lengthName))
  return kept >= studySession.cardsMin && kept <= studySession.cardsMax ? kept : studySession.cardsDefault
}
