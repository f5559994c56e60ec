import { createHash } from 'node:crypto'

/** Names the owner of a request to the model's process, which forgets the prompt of another owner. */
export const promptOwnerHeader = 'x-prompt-owner'

/** Returns a `fetch` that names the owner of its requests. */
export function fetchAs(owner: string): typeof fetch {
  const name = createHash('sha256').update(owner).digest('base64url')
  return (input, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set(promptOwnerHeader, name)
    return fetch(input, { ...init, headers })
  }
}
