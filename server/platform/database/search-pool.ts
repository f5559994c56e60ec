import type { Doors } from '../context.ts'
import { AppError, hasDatabaseCode } from '../errors.ts'
import type { Database } from './database.ts'

/** PostgreSQL's code for a canceled statement, here because of the search pool's time limit. */
const stopped = '57014'

/** Runs a search over a user's texts on the search pool, which has few connections and a short limit. */
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
