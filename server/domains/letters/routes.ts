import { Hono } from 'hono'
import { unsubscribeInput } from '../../../contract/letters.ts'
import type { Doors } from '../../platform/context.ts'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { readWayOut, unsubscribe, unsubscribePage } from './unsubscribe.ts'

/** Unsubscribing from letters with a link, signed in or not. */
export function lettersRoutes(doors: Doors) {
  return (
    new Hono<ActorEnv>()
      // Mail programs and scanners open links by themselves, so a GET changes nothing (RFC 8058, section 3.2).
      .get('/api/unsubscribe', validate('query', unsubscribeInput), (c) =>
        c.redirect(unsubscribePage(doors.env, c.req.valid('query')), 303),
      )
      .get('/api/unsubscribe/state', validate('query', unsubscribeInput), async (c) =>
        c.json({ state: await readWayOut(doors, c.req.valid('query')) }),
      )
      // The body `List-Unsubscribe=One-Click` of a mail program adds nothing to the address.
      .post('/api/unsubscribe', validate('query', unsubscribeInput), async (c) => {
        await unsubscribe(doors, c.req.valid('query'))
        return c.json({ status: 'unsubscribed' as const })
      })
  )
}
