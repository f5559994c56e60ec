import { type Context, Hono } from 'hono'
import {
  type OriginalityEvent,
  type OriginalityInput,
  originalityInput,
  ownDocumentParam,
} from '../../../contract/originality/originality.ts'
import type { Doors } from '../../platform/context.ts'
import { asAppError } from '../../platform/errors.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import type { PendingWork } from '../../platform/http/pending-work.ts'
import { sendEvents } from '../../platform/http/send-events.ts'
import { validate } from '../../platform/http/validate.ts'
import { workOwner } from '../../platform/http/work-owner.ts'
import { checkOriginality, requireCheckable } from './check-originality.ts'
import { listOwnDocuments, openOwnDocument } from './own-documents.ts'

export function originalityRoutes(doors: Doors, work: PendingWork) {
  /** Streams the progress and the result. A reader who disconnects stops the check. */
  function streamCheck(c: Context<ActorEnv>, input: OriginalityInput, searchesWeb: boolean): Response {
    const userId = c.get('user')?.id ?? null
    requireCheckable(doors, input, { userId, searchesWeb })
    const owner = workOwner(c, doors.env)
    return sendEvents<OriginalityEvent>(
      c,
      (send) => {
        const left = new AbortController()
        const ended = checkOriginality(doors, input, {
          userId,
          searchesWeb,
          work: { owner, signal: left.signal },
          onProgress: (progress) => send({ type: 'progress', ...progress }),
        })
          .then((checked) => send({ type: 'done', ...checked }))
          .catch((error: unknown) => {
            if (left.signal.aborted) return
            const known = asAppError(error)
            if (known.code === 'internal') doors.log.error({ err: error }, 'originality check')
            send({ type: 'error', ...known.body() })
          })
        return { ended, close: () => left.abort() }
      },
      work,
    )
  }

  return new Hono<ActorEnv>()
    .post('/api/originality/checks', validate('json', originalityInput), (c) =>
      streamCheck(c, c.req.valid('json'), false),
    )
    .post('/api/originality/web-checks', validate('json', originalityInput), (c) =>
      streamCheck(c, c.req.valid('json'), true),
    )
    .get('/api/originality/documents', async (c) => c.json(await listOwnDocuments(actorContext(c, doors))))
    .get('/api/originality/documents/:kind/:id', validate('param', ownDocumentParam), async (c) =>
      c.json(await openOwnDocument(actorContext(c, doors), c.req.valid('param'))),
    )
}
