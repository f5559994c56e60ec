import { Hono } from 'hono'
import { z } from 'zod'
import {
  studyCardInput,
  studyCardPatch,
  studyMoreInput,
  studyProgressQuery,
  studyReviewInput,
  studySessionQuery,
  studySetInput,
  studySetPatch,
} from '../../../contract/study/study.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import type { PendingWork } from '../../platform/http/pending-work.ts'
import { sendEvents } from '../../platform/http/send-events.ts'
import { validate } from '../../platform/http/validate.ts'
import { addCard, changeCard, deleteCard, refuseCard } from './change-card.ts'
import { deleteSet, renameSet } from './change-set.ts'
import { listSets } from './list-sets.ts'
import { makeMore } from './make-more.ts'
import { makeSet } from './make-set.ts'
import { openSet } from './open-set.ts'
import { readProgress } from './read-progress.ts'
import { readSession } from './read-session.ts'
import { reviewCard, undoReview } from './review-card.ts'

const setParam = validate('param', z.object({ setId: z.uuid() }))
const cardParam = validate('param', z.object({ cardId: z.uuid() }))
const reviewParam = validate('param', z.object({ reviewId: z.uuid() }))

/** Study sets, their cards, and reviews by a schedule. */
export function studyRoutes(doors: Doors, work: PendingWork) {
  return new Hono<ActorEnv>()
    .get('/api/study/sets', async (c) => c.json(await listSets(actorContext(c, doors))))
    .post('/api/study/sets', validate('json', studySetInput), async (c) =>
      sendEvents(c, await makeSet(actorContext(c, doors), c.req.valid('json')), work),
    )
    .get('/api/study/sets/:setId', setParam, async (c) =>
      c.json(await openSet(actorContext(c, doors), c.req.valid('param').setId)),
    )
    .patch('/api/study/sets/:setId', setParam, validate('json', studySetPatch), async (c) => {
      await renameSet(actorContext(c, doors), c.req.valid('param').setId, c.req.valid('json').title)
      return c.json({ renamed: true })
    })
    .delete('/api/study/sets/:setId', setParam, async (c) => {
      await deleteSet(actorContext(c, doors), c.req.valid('param').setId)
      return c.json({ deleted: true })
    })
    .post('/api/study/sets/:setId/questions', setParam, validate('json', studyMoreInput), async (c) => {
      const ctx = actorContext(c, doors)
      return sendEvents(c, await makeMore(ctx, c.req.valid('param').setId, c.req.valid('json')), work)
    })
    .post('/api/study/sets/:setId/cards', setParam, validate('json', studyCardInput), async (c) =>
      c.json(await addCard(actorContext(c, doors), c.req.valid('param').setId, c.req.valid('json'))),
    )
    .put('/api/study/cards/:cardId', cardParam, validate('json', studyCardInput), async (c) =>
      c.json(await changeCard(actorContext(c, doors), c.req.valid('param').cardId, c.req.valid('json'))),
    )
    .patch('/api/study/cards/:cardId', cardParam, validate('json', studyCardPatch), async (c) => {
      const { refused } = c.req.valid('json')
      return c.json(await refuseCard(actorContext(c, doors), c.req.valid('param').cardId, refused))
    })
    .delete('/api/study/cards/:cardId', cardParam, async (c) => {
      await deleteCard(actorContext(c, doors), c.req.valid('param').cardId)
      return c.json({ deleted: true })
    })
    .get('/api/study/session', validate('query', studySessionQuery), async (c) =>
      c.json(await readSession(actorContext(c, doors), c.req.valid('query'))),
    )
    .get('/api/study/progress', validate('query', studyProgressQuery), async (c) =>
      c.json(await readProgress(actorContext(c, doors), c.req.valid('query').setId)),
    )
    .put('/api/study/reviews/:reviewId', reviewParam, validate('json', studyReviewInput), async (c) => {
      const ctx = actorContext(c, doors)
      return c.json(await reviewCard(ctx, c.req.valid('param').reviewId, c.req.valid('json')))
    })
    .delete('/api/study/reviews/:reviewId', reviewParam, async (c) =>
      c.json(await undoReview(actorContext(c, doors), c.req.valid('param').reviewId)),
    )
}
