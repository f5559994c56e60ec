import type { Env } from '../../platform/env.ts'
import { asAppError } from '../../platform/errors.ts'

/** A person comes back from the provider in the address bar: what fails is told by a page, not as JSON. */
export async function orToThePage(
  { BASE_URL }: Pick<Env, 'BASE_URL'>,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    const given = await answer()
    return given.status < 400 ? given : toThePage(BASE_URL, 'internal')
  } catch (error) {
    return toThePage(BASE_URL, asAppError(error).code)
  }
}

function toThePage(baseUrl: string, code: string): Response {
  return new Response(null, { status: 302, headers: { location: `${baseUrl}/auth/callback?error=${code}` } })
}
