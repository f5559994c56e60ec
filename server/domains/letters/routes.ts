import { Hono } from 'hono'
import { unsubscribeInput } from '../../../contract/letters.ts'
import type { Doors } from '../../platform/context.ts'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { readWayOut, unsubscribe, unsubscribePage } from './unsubscribe.ts'

/** The way out of letters, for whoever has the link: signed in or not. */
export function lettersRoutes(doors: Doors) {
  return (
    new Hono<ActorEnv>()
      // Mail programs and their scanners open links by themselves, so this changes nothing (RFC 8058, 3.2).
      .get('/api/unsubscribe', validate('query', unsubscribeInput), (c) =>
        c.redirect(unsubscribePage(doors.env, c.req.valid('query')), 303),
      )
      .get('/api/unsubscribe/state', validate('query', unsubscribeInput), async (c) =>
        c.json({ state: await readWayOut(doors, c.req.valid('query')) }),
      )
      // What a mail program sends along, `List-Unsubscribe=One-Click`, says nothing that the address does not.
      .post('/api/unsubscribe', validate('query', unsubscribeInput), async (c) => {
        await unsubscribe(doors, c.req.valid('query'))
        return c.json({ status: 'unsubscribed' as const })
      })
  )
}
