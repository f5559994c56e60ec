import { Hono } from 'hono'
import { z } from 'zod'
import { detectInput } from '../../../contract/detector.ts'
import type { Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { asInputError, type Issue, validate } from '../../platform/http/validate.ts'
import { workOwner } from '../../platform/http/work-owner.ts'
import { checkText } from './check-text.ts'
import { readFileText } from './read-file.ts'

const fileForm = z.object({ file: z.instanceof(File) })

/** Visitors may check and have files read too, less often. */
/** The documented response to invalid text; the length is checked later with the text. */
function refusalOf(issue: Issue | undefined): AppError {
  const refusal = asInputError(issue)
  const isText = refusal.details?.field === 'input_text'
  if (!isText || refusal.code === 'text_too_long') return refusal
  return new AppError('detector_rejected')
}

export function detectorRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .post('/api/zerogpt/detect', validate('json', detectInput, refusalOf), async (c) => {
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
