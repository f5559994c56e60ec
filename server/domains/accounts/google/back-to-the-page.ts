import { APIError, getOAuthState } from 'better-auth/api'

/** Uses one refusal for all addresses, because the library's own would reveal whether one has an account here. */
export async function backToThePage(code: string, baseUrl: string): Promise<APIError> {
  const state = await getOAuthState()
  const page = new URL(state?.errorURL ?? `${baseUrl}/auth/callback`)
  page.searchParams.set('error', code)
  return new APIError('FOUND', undefined, { location: page.toString() })
}
