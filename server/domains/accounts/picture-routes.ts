import { Hono } from 'hono'
import { pictureInput } from '../../../contract/accounts/picture.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { readPicture, removePicture, writePicture } from './picture/picture.ts'

/** The picture of the account, which only its user sees. */
export function pictureRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .get('/api/account/picture', async (c) => {
      const { bytes, type, hash } = await readPicture(actorContext(c, doors))
      // The browser revalidates it, so that a cached copy is shown only to its user.
      const etag = `"${hash}"`
      c.header('etag', etag)
      c.header('cache-control', 'private, no-cache')
      if (c.req.header('if-none-match') === etag) return c.body(null, 304)
      c.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      c.header('content-type', type)
      return c.body(new Uint8Array(bytes))
    })
    .put('/api/account/picture', validate('json', pictureInput), async (c) =>
      c.json(await writePicture(actorContext(c, doors), c.req.valid('json').image)),
    )
    .delete('/api/account/picture', async (c) => c.json(await removePicture(actorContext(c, doors))))
}
