import type { Context } from 'hono'
import { tabIdHeader, tabIdPattern } from '../../../contract/tab-id.ts'

/** Returns the id that the asking page gave itself; empty if it gave none. It proves nothing about the user. */
export function tabIdOf(c: Context): string {
  const id = c.req.header(tabIdHeader) ?? ''
  return tabIdPattern.test(id) ? id : ''
}
