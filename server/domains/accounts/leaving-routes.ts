import type { Context as HonoContext } from 'hono'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import { deleteInput } from '../../../contract/accounts/leaving.ts'
import { brand } from '../../../contract/brand.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { remoteAddress } from '../../platform/http/address.ts'
import { holdPlace } from '../../platform/http/gate.ts'
import { validate } from '../../platform/http/validate.ts'
import { type BeforeAccountDeleted, deleteAccount } from './deletion/delete-account.ts'
import { mailDeleteLink, readDeleteNeeds } from './deletion/delete-proof.ts'
import { openExport, readExport, startExport } from './export/export-request.ts'
import type { Auth } from './sign-in/auth.ts'

const exportParam = z.object({ exportId: z.uuid() })

/** Exports an account's data and deletes the account. */
export function leavingRoutes(doors: Doors, auth: Auth, before: BeforeAccountDeleted[]) {
  const signedInAt = async (c: HonoContext) =>
    (await auth.api.getSession({ headers: c.req.raw.headers }))?.session.createdAt ?? null

  return new Hono<ActorEnv>()
    .get('/api/account/export', async (c) => c.json({ export: await readExport(actorContext(c, doors)) }))
    .post('/api/account/export', async (c) => {
      const origin = {
        address: remoteAddress(c, doors.env.TRUST_PROXY),
        userAgent: c.req.header('user-agent') ?? null,
      }
      return c.json({ export: await startExport(actorContext(c, doors), origin) }, 202)
    })
    .get('/api/account/export/:exportId/download', validate('param', exportParam), async (c) => {
      const { bytes, date, pieces } = await openExport(actorContext(c, doors), c.req.valid('param').exportId)
      const name = `${brand.name.toLowerCase()}-export-${date.toISOString().slice(0, 10)}.zip`
      c.header('content-type', 'application/zip')
      c.header('content-length', String(bytes))
      c.header('content-disposition', `attachment; filename="${name}"`)
      c.header('cache-control', 'private, no-store')
      const sent = Promise.withResolvers<void>()
      holdPlace(c, sent.promise)
      return stream(c, async (out) => {
        try {
          for await (const piece of pieces) {
            if (out.aborted) return
            await out.write(new Uint8Array(piece))
          }
        } finally {
          sent.resolve()
        }
      })
    })
    .get('/api/account/delete', async (c) =>
      c.json(await readDeleteNeeds(actorContext(c, doors), await signedInAt(c))),
    )
    .post('/api/account/delete/link', async (c) => {
      await mailDeleteLink(actorContext(c, doors))
      return c.json({ status: 'mail_sent' as const })
    })
    .post('/api/account/delete', validate('json', deleteInput), async (c) => {
      const ctx = actorContext(c, doors)
      await deleteAccount(ctx, before, { ...c.req.valid('json'), signedInAt: await signedInAt(c) })
      // The session has ended; this also removes its cookies from the browser.
      const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
      for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
      return c.json({ deleted: true as const })
    })
}
