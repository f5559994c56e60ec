import type { Doors } from '../context.ts'
import { AppError, hasDatabaseCode } from '../errors.ts'
import type { Database } from './database.ts'

/** PostgreSQL's code for a statement that was stopped, here by the limit of the search's own pool. */
const stopped = '57014'

/** Looks for words in a user's texts, on the few connections that searches have, and no longer than they may take. */
export async function onSearchPool<Found>(
  { searchDb }: Pick<Doors, 'searchDb'>,
  search: (db: Database) => Promise<Found>,
): Promise<Found> {
  try {
    return await search(searchDb)
  } catch (error) {
    if (!hasDatabaseCode(error, stopped)) throw error
    throw new AppError('search_timeout')
  }
}
