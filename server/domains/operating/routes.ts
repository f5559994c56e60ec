import { Hono, type Context as HonoContext } from 'hono'
import { stream } from 'hono/streaming'
import { auditExportQuery, auditQuery } from '../../../contract/operating/audit.ts'
import { failedJobsInput, failedJobsQuery } from '../../../contract/operating/failed-jobs.ts'
import {
  invitationActInput,
  invitationParam,
  invitationsInput,
  invitationsQuery,
} from '../../../contract/operating/invitations.ts'
import { modelPriceInput } from '../../../contract/operating/model-usage.ts'
import { siteUsageQuery } from '../../../contract/operating/site-usage.ts'
import { userActInput, userParam, usersQuery } from '../../../contract/operating/users.ts'
import { bannerChange } from '../../../contract/site/banner.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { holdPlace } from '../../platform/http/gate.ts'
import { validate } from '../../platform/http/validate.ts'
import { proveOperator } from '../accounts/by-operator/prove-operator.ts'
import type { BeforeAccountDeleted } from '../accounts/deletion/delete-account.ts'
import type { Auth } from '../accounts/sign-in/auth.ts'
import { writeBanner } from '../site/write-banner.ts'
import { writeModelPrice } from '../site/write-model-price.ts'
import { actOnUser } from './act-on-user.ts'
import { actOnFailed, listFailed } from './failed-jobs.ts'
import { actOnInvitation, invitePeople } from './invite-people.ts'
import { listInvitations } from './list-invitations.ts'
import { listUsers } from './list-users.ts'
import { exportAudit, readAudit } from './read-audit.ts'
import { readBillingState, readModelUsage, readSiteUsage } from './read-figures.ts'
import { recordAudit } from './record-audit.ts'

/** Accounts and the log of what operators did. For operators only, as policies.ts declares. */
export function operatingRoutes(doors: Doors, auth: Auth, beforeDeleted: BeforeAccountDeleted[]) {
  const signedInAt = async (c: HonoContext) =>
    (await auth.api.getSession({ headers: c.req.raw.headers }))?.session.createdAt ?? null
  return new Hono<ActorEnv>()
    .get('/api/operator/users', validate('query', usersQuery), async (c) =>
      c.json(await listUsers(actorContext(c, doors), c.req.valid('query'))),
    )
    .post(
      '/api/operator/users/:userId/acts',
      validate('param', userParam),
      validate('json', userActInput),
      async (c) => {
        const ctx = actorContext(c, doors)
        const input = c.req.valid('json')
        if (input.act === 'reset-two-factor' || input.act === 'name-operator' || input.act === 'delete')
          await proveOperator(ctx, { ...input, signedInAt: await signedInAt(c) })
        const { userId } = c.req.valid('param')
        await actOnUser({ ...ctx, operatorId: ctx.userId }, userId, input, beforeDeleted)
        return c.json({ done: true as const })
      },
    )
    .get('/api/operator/invitations', validate('query', invitationsQuery), async (c) =>
      c.json(await listInvitations(actorContext(c, doors), c.req.valid('query').page)),
    )
    .post('/api/operator/invitations', validate('json', invitationsInput), async (c) => {
      const ctx = actorContext(c, doors)
      return c.json(await invitePeople({ ...ctx, operatorId: ctx.userId }, c.req.valid('json')))
    })
    .post(
      '/api/operator/invitations/:invitationId/acts',
      validate('param', invitationParam),
      validate('json', invitationActInput),
      async (c) => {
        const ctx = actorContext(c, doors)
        const { invitationId } = c.req.valid('param')
        await actOnInvitation({ ...ctx, operatorId: ctx.userId }, invitationId, c.req.valid('json').act)
        return c.json({ done: true as const })
      },
    )
    .get('/api/operator/usage', validate('query', siteUsageQuery), async (c) =>
      c.json(await readSiteUsage(actorContext(c, doors), c.req.valid('query').days)),
    )
    .get('/api/operator/model-usage', validate('query', siteUsageQuery), async (c) =>
      c.json(await readModelUsage(actorContext(c, doors), c.req.valid('query').days)),
    )
    .put('/api/operator/model-prices', validate('json', modelPriceInput), async (c) => {
      const ctx = actorContext(c, doors)
      const input = c.req.valid('json')
      await writeModelPrice(ctx, input, (tx) =>
        recordAudit(tx, { operatorId: ctx.userId, act: 'set-model-price', detail: input.model }),
      )
      return c.json({ done: true as const })
    })
    .get('/api/operator/billing', async (c) => c.json(await readBillingState(actorContext(c, doors))))
    .get('/api/operator/failed-jobs', validate('query', failedJobsQuery), async (c) =>
      c.json(await listFailed(actorContext(c, doors), c.req.valid('query').page)),
    )
    .post('/api/operator/failed-jobs/acts', validate('json', failedJobsInput), async (c) => {
      const ctx = actorContext(c, doors)
      return c.json(await actOnFailed({ ...ctx, operatorId: ctx.userId }, c.req.valid('json')))
    })
    .get('/api/operator/banner', (c) => c.json({ banner: actorContext(c, doors).site.stored().banner }))
    .put('/api/operator/banner', validate('json', bannerChange), async (c) => {
      const ctx = actorContext(c, doors)
      const { banner } = c.req.valid('json')
      const act = banner ? 'set-banner' : 'remove-banner'
      return c.json(await writeBanner(ctx, banner, (tx) => recordAudit(tx, { operatorId: ctx.userId, act })))
    })
    .get('/api/operator/audit', validate('query', auditQuery), async (c) =>
      c.json(await readAudit(actorContext(c, doors), c.req.valid('query'))),
    )
    .get('/api/operator/audit/export', validate('query', auditExportQuery), (c) => {
      const { format } = c.req.valid('query')
      const pieces = exportAudit(actorContext(c, doors), format)
      c.header('content-type', format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl')
      c.header('content-disposition', `attachment; filename="audit.${format}"`)
      c.header('cache-control', 'private, no-store')
      const sent = Promise.withResolvers<void>()
      holdPlace(c, sent.promise)
      return stream(c, async (out) => {
        try {
          for await (const piece of pieces) {
            if (out.aborted) return
            await out.write(piece)
          }
        } finally {
          sent.resolve()
        }
      })
    })
}
