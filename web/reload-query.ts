import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Loads a query again. A first load that is under way may not know the change, and would not be repeated. */
export async function reloadQuery(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
