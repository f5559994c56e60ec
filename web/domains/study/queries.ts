import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ModelWait } from '../../../contract/local-models.ts'
import type {
  StudyCardInput,
  StudyMakingEvent,
  StudyMoreInput,
  StudyReviewInput,
  StudySetInput,
} from '../../../contract/study/study.ts'
import { ApiError, answerOf, api, errorOf, unwrap } from '../../api.ts'
import { readEvents } from '../../event-stream.ts'
import { errorTexts } from '../../locales/en/shared/failures.ts'
import { messageText } from '../../locales/messages.ts'

const calls = api.api.study
const timeoutMs = 20_000
const limit = () => ({ init: { signal: AbortSignal.timeout(timeoutMs) } })
/** For what is shown as done at once: the request outlives a page that is left. */
const outliving = () => ({ init: { ...limit().init, keepalive: true } })

const studyKey = ['study'] as const
export const setKey = (setId: string) => [...studyKey, 'set', setId] as const

/** Loads the sets of the signed-in user. */
export function useStudySets() {
  return useQuery({
    queryKey: [...studyKey, 'sets'],
    queryFn: async ({ signal }) => (await unwrap(calls.sets.$get({}, { init: { signal } }))).sets,
  })
}

export function useStudySet(setId: string) {
  return useQuery({
    queryKey: setKey(setId),
    queryFn: ({ signal }) => unwrap(calls.sets[':setId'].$get({ param: { setId } }, { init: { signal } })),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status === 404),
  })
}

/** Loads the progress with one set, or with all. */
export function useProgress(setId?: string) {
  return useQuery({
    queryKey: [...studyKey, 'progress', setId ?? null],
    queryFn: ({ signal }) => unwrap(calls.progress.$get({ query: { setId } }, { init: { signal } })),
  })
}

/** Loads the essays that a set can be made from, the last changed first. */
export function useEssays(isNeeded: boolean) {
  return useQuery({
    queryKey: ['essays', 'for-study'],
    enabled: isNeeded,
    queryFn: async ({ signal }) => {
      const query = { limit: '100', cursor: undefined }
      return (await unwrap(api.api.essays.$get({ query }, { init: { signal } }))).essays
    },
  })
}

/** Loads everything again that a change of cards or reviews affects. */
export function refreshStudy(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: studyKey })
}

/** Returns the cards to review now; not cached, because each session begins with what is due then. */
export function getSession(setId: string | undefined, cards: number) {
  return unwrap(calls.session.$get({ query: { setId, limit: String(cards) } }, limit()))
}

export function putReview(reviewId: string, json: StudyReviewInput) {
  return unwrap(calls.reviews[':reviewId'].$put({ param: { reviewId }, json }, outliving()))
}

export function deleteReview(reviewId: string) {
  return unwrap(calls.reviews[':reviewId'].$delete({ param: { reviewId } }, limit()))
}

export function patchSet(setId: string, title: string) {
  return unwrap(calls.sets[':setId'].$patch({ param: { setId }, json: { title } }, limit()))
}

export function deleteSet(setId: string) {
  return unwrap(calls.sets[':setId'].$delete({ param: { setId } }, limit()))
}

export function postCard(setId: string, json: StudyCardInput) {
  return unwrap(calls.sets[':setId'].cards.$post({ param: { setId }, json }, limit()))
}

export function putCard(cardId: string, json: StudyCardInput) {
  return unwrap(calls.cards[':cardId'].$put({ param: { cardId }, json }, limit()))
}

export function refuseCard(cardId: string, refused: boolean) {
  return unwrap(calls.cards[':cardId'].$patch({ param: { cardId }, json: { refused } }, outliving()))
}

/** `isLeaving` lets the request outlive the page. */
export function deleteCard(cardId: string, isLeaving: boolean) {
  const options = isLeaving ? { init: { keepalive: true } } : limit()
  return unwrap(calls.cards[':cardId'].$delete({ param: { cardId } }, options))
}

type Making = {
  signal: AbortSignal
  onPart: (done: number, of: number) => void
  onWait: (wait: ModelWait | null) => void
}
type Made = Extract<StudyMakingEvent, { type: 'done' }>

/** Makes a set. A repeated request with the same id makes one set. */
export function makeSet(json: StudySetInput, making: Making): Promise<Made> {
  return readMaking(calls.sets.$post({ json }, { init: { signal: making.signal } }), making)
}

/** Adds questions to a set from its text. */
export function makeMore(setId: string, json: StudyMoreInput, making: Making): Promise<Made> {
  const { signal } = making
  const request = calls.sets[':setId'].questions.$post({ param: { setId }, json }, { init: { signal } })
  return readMaking(request, making)
}

async function readMaking(
  request: Promise<Response | object>,
  { signal, onPart, onWait }: Making,
): Promise<Made> {
  const response = (await answerOf(request)) as Response
  if (!response.ok) throw await errorOf(response)
  if (!response.body) throw new ApiError(0, 'internal', errorTexts.noResponse)
  try {
    for await (const event of readEvents<StudyMakingEvent>(response.body)) {
      if (event.type === 'done') return event
      if (event.type === 'error') throw new ApiError(422, event.code, messageText(event.says, event.error))
      if (event.type === 'wait') onWait(event.wait)
      else onPart(event.done, event.of)
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
  }
  signal.throwIfAborted()
  throw new ApiError(0, 'offline', errorTexts.badResponse)
}
