import type { MiddlewareHandler } from 'hono'
import { AppError } from '../platform/errors.ts'
import { remoteAddress } from '../platform/http/address.ts'

/** Stand-ins for other people's services answer this machine alone. */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  const address = remoteAddress(c, false)
  const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded')
  // A page of another site that makes its name point here would still send that name.
  const host = new URL(c.req.url).hostname
  if (forwarded || !isLoopback(address) || !loopbackNames.has(host))
    throw new AppError('not_found', 'This page was not found.')
  await next()
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}
