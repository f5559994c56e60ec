import { Hono } from 'hono'
import { z } from 'zod'
import { checkShareInput } from '../../../contract/detector/check-sharing.ts'
import { detectInput } from '../../../contract/detector.ts'
import type { Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { asInputError, type Issue, validate } from '../../platform/http/validate.ts'
import { workOwner } from '../../platform/http/work-owner.ts'
import { checkText } from './check-text.ts'
import { readFileText } from './read-file.ts'
import { listCheckShares, revokeCheckShare } from './sharing/check-share-list.ts'
import { shareCheck } from './sharing/share-check.ts'
import { readSharedCheck } from './sharing/shared-check.ts'

const fileForm = z.object({ file: z.instanceof(File) })

const shareParam = z.object({ checkShareId: z.uuid() })

/** The documented response to invalid text; the length is checked later with the text. */
function refusalOf(issue: Issue | undefined): AppError {
  const refusal = asInputError(issue)
  const isText = refusal.details?.field === 'input_text'
  if (!isText || refusal.code === 'text_too_long') return refusal
  return new AppError('detector_rejected')
}

/** Visitors may check, have files read and open shared checks too, less often. */
export function detectorRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .post('/api/zerogpt/detect', validate('json', detectInput, refusalOf), async (c) => {
      const { input_text, userId } = c.req.valid('json')
      const user = c.get('user')
      if (user || userId) actorContext(c, doors, userId)
      const work = { owner: workOwner(c, doors.env), signal: c.req.raw.signal }
      return c.json(await checkText(doors, { text: input_text, userId: user?.id ?? null }, work))
    })
    .get('/api/check-shares', async (c) => c.json(await listCheckShares(actorContext(c, doors))))
    .post('/api/check-shares', validate('json', checkShareInput, refusalOf), async (c) => {
      const work = { owner: workOwner(c, doors.env), signal: c.req.raw.signal }
      return c.json(await shareCheck(actorContext(c, doors), c.req.valid('json'), work), 201)
    })
    .delete('/api/check-shares/:checkShareId', validate('param', shareParam), async (c) => {
      await revokeCheckShare(actorContext(c, doors), c.req.valid('param').checkShareId)
      return c.json({ revoked: true })
    })
    .get('/api/shared-checks/:token', async (c) => c.json(await readSharedCheck(doors, c.req.param('token'))))
    .post('/api/detector/files', validate('form', fileForm), async (c) => {
      const reading = {
        owner: workOwner(c, doors.env),
        isVisitor: c.get('user') === null,
        signal: c.req.raw.signal,
      }
      return c.json(await readFileText(doors, c.req.valid('form').file, reading))
    })
}
