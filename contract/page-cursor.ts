import { z } from 'zod'

const moment = z.iso.datetime()
const id = z.uuid()

/** The start of a list's next page: time and id of the last item, as the previous page returned it. */
export const pageCursor = z.string().max(100).refine(isCursor, 'Not a cursor')

function isCursor(cursor: string): boolean {
  const [at = '', of, ...rest] = cursor.split('~')
  // The database does not accept a year 0.
  return (
    rest.length === 0 && !at.startsWith('0000') && moment.safeParse(at).success && id.safeParse(of).success
  )
}
