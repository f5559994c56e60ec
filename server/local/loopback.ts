import type { MiddlewareHandler } from 'hono'
import { AppError } from '../platform/errors.ts'
import { remoteAddress } from '../platform/http/address.ts'

/** Stand-ins for other people's services answer this machine alone. */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  const address = remoteAddress(c, false)
  const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded')
  if (forwarded || !isLoopback(address)) throw new AppError('not_found', 'This page was not found.')
  await next()
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}
