import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import { detectInput } from '../../../contract/detector.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { remoteAddress } from '../../platform/http/address.ts'
import { validate } from '../../platform/http/validate.ts'
import { workOwner } from '../../platform/http/work-owner.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { checkText } from './check-text.ts'
import { readFileText } from './read-file.ts'

const fileForm = z.object({ file: z.instanceof(File) })
/** Visitors may check and have files read, fewer times. */
const checks = {
  visitor: { name: 'detect-visitor', max: 30, windowSeconds: 600 },
  user: { name: 'detect-user', max: 600, windowSeconds: 600 },
}
const files = {
  visitor: { name: 'detect-file-visitor', max: 30, windowSeconds: 600 },
  user: { name: 'detect-file-user', max: 300, windowSeconds: 600 },
}

export function detectorRoutes(doors: Doors) {
  async function slowDown(c: Context<ActorEnv>, rules: typeof checks): Promise<void> {
    const user = c.get('user')
    if (user) await throttle(doors.db, rules.user, user.id)
    else await throttle(doors.db, rules.visitor, remoteAddress(c, doors.env.TRUST_PROXY))
  }
  return new Hono<ActorEnv>()
    .post('/api/zerogpt/detect', validate('json', detectInput), async (c) => {
      const { input_text, userId } = c.req.valid('json')
      const user = c.get('user')
      if (user || userId) actorContext(c, doors, userId)
      await slowDown(c, checks)
      const work = { owner: workOwner(c, doors.env), signal: c.req.raw.signal }
      return c.json(await checkText(doors, { text: input_text, userId: user?.id ?? null }, work))
    })
    .post('/api/detector/files', validate('form', fileForm), async (c) => {
      await slowDown(c, files)
      const reading = {
        owner: workOwner(c, doors.env),
        isVisitor: c.get('user') === null,
        signal: c.req.raw.signal,
      }
      return c.json(await readFileText(doors, c.req.valid('form').file, reading))
    })
}
