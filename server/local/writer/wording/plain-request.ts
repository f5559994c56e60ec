/**
 * A request in lower case with straight quotes and single spaces, without the marks at its end; null for one that is
 * longer than the requests of a skill are.
 */
export function plainRequest(request: string, charactersMax: number): string | null {
  if (request.length > charactersMax) return null
  return request
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[?.!]{1,3}$/, '')
}
