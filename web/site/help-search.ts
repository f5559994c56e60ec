import { type FindHelp, openHelpSearch } from '../domains/content/search/find-help.ts'
import type { HelpIndex } from '../domains/content/search/search-index.ts'

/** Loads the texts of help and questions and returns their search. A list loads this at its first search. */
export async function loadHelpSearch(address: string): Promise<FindHelp> {
  const response = await fetch(address)
  if (!response.ok) throw new Error('The texts did not load.')
  return openHelpSearch((await response.json()) as HelpIndex)
}
