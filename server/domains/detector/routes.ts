import { Hono } from 'hono'
import { detectInput } from '../../../contract/detector.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { remoteAddress } from '../../platform/http/address.ts'
import { validate } from '../../platform/http/validate.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { checkText } from './check-text.ts'

const visitorRule = { name: 'detect-visitor', max: 30, windowSeconds: 600 }
const userRule = { name: 'detect-user', max: 600, windowSeconds: 600 }

export function detectorRoutes(doors: Doors) {
  return new Hono<ActorEnv>().post('/api/zerogpt/detect', validate('json', detectInput), async (c) => {
    const { input_text, userId } = c.req.valid('json')
    const user = c.get('user')
    if (user || userId) actorContext(c, doors, userId)
    if (user) await throttle(doors.db, userRule, user.id)
    else await throttle(doors.db, visitorRule, remoteAddress(c, doors.env.TRUST_PROXY))
    return c.json(await checkText(doors, { text: input_text, userId: user?.id ?? null }, c.req.raw.signal))
  })
}
