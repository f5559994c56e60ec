import { Hono } from 'hono'
import { preferencesPatch } from '../../../contract/preferences.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { readPreferences } from './read-preferences.ts'
import { writePreferences } from './write-preferences.ts'

export function preferencesRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .get('/api/preferences', async (c) => c.json(await readPreferences(actorContext(c, doors))))
    .put('/api/preferences', validate('json', preferencesPatch), async (c) =>
      c.json(await writePreferences(actorContext(c, doors), c.req.valid('json'))),
    )
}
