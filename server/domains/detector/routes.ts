import { Hono } from 'hono'
import { z } from 'zod'
import { detectInput } from '../../../contract/detector.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { workOwner } from '../../platform/http/work-owner.ts'
import { checkText } from './check-text.ts'
import { readFileText } from './read-file.ts'

const fileForm = z.object({ file: z.instanceof(File) })

/** Visitors may check and have files read too, fewer times. */
export function detectorRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .post('/api/zerogpt/detect', validate('json', detectInput), async (c) => {
      const { input_text, userId } = c.req.valid('json')
      const user = c.get('user')
      if (user || userId) actorContext(c, doors, userId)
      const work = { owner: workOwner(c, doors.env), signal: c.req.raw.signal }
      return c.json(await checkText(doors, { text: input_text, userId: user?.id ?? null }, work))
    })
    .post('/api/detector/files', validate('form', fileForm), async (c) => {
      const reading = {
        owner: workOwner(c, doors.env),
        isVisitor: c.get('user') === null,
        signal: c.req.raw.signal,
      }
      return c.json(await readFileText(doors, c.req.valid('form').file, reading))
    })
}
