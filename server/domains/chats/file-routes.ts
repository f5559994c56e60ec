import { Hono } from 'hono'
import { z } from 'zod'
import { fileTexts } from '../../../contract/chats/files.ts'
import type { Doors } from '../../platform/context.ts'
import { plainFileName } from '../../platform/documents/plain-file-name.ts'
import { AppError } from '../../platform/errors.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { attachFile, openFile, readImage, removeFile } from './files/attach-file.ts'

const fileForm = z.object({ file: z.instanceof(File) })
const fileParam = z.object({ fileId: z.uuid() })

/** Uploaded files, before and after their message is sent. */
export function chatFileRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .post('/api/chat/files', validate('form', fileForm), async (c) => {
      const ctx = actorContext(c, doors)
      const { file } = c.req.valid('form')
      const bytes = await file.arrayBuffer().catch(() => {
        throw new AppError('file_unreadable', fileTexts.unreadable({ name: plainFileName(file.name) }))
      })
      const given = { name: file.name, type: file.type, bytes: new Uint8Array(bytes) }
      return c.json(await attachFile(ctx, given, c.req.raw.signal), 201)
    })
    .get('/api/chat/files/:fileId', validate('param', fileParam), async (c) => {
      const ctx = actorContext(c, doors)
      const file = await openFile(ctx, c.req.valid('param').fileId)
      const { id, type, text, name } = file
      // A file never changes, but the browser still revalidates it, so that a cached copy is shown only to its owner.
      const etag = `"${id}"`
      c.header('etag', etag)
      c.header('cache-control', 'private, no-cache')
      if (c.req.header('if-none-match') === etag) return c.body(null, 304)
      const bytes = await readImage(ctx, file)
      // Uploaded content must never run, neither as a page nor as another type.
      c.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      c.header('content-type', bytes ? type : 'text/plain; charset=utf-8')
      c.header('content-disposition', `${bytes ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(name)}`)
      return c.body(bytes ? new Uint8Array(bytes) : text.replaceAll('\f', '\n\n'))
    })
    .delete('/api/chat/files/:fileId', validate('param', fileParam), async (c) => {
      await removeFile(actorContext(c, doors), c.req.valid('param').fileId)
      return c.body(null, 204)
    })
}

/** RFC 8187. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
