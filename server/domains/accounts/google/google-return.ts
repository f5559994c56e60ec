import type { Doors } from '../../../platform/context.ts'
import { asAppError } from '../../../platform/errors.ts'

/** The browser returns from the provider with a page load, so errors lead to a page instead of JSON. */
export async function orToThePage(
  { env, log }: Pick<Doors, 'env' | 'log'>,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    const given = await answer()
    return given.status < 400 ? given : toThePage(env.BASE_URL, 'internal')
  } catch (error) {
    const { code } = asAppError(error)
    log.error({ err: error }, code)
    return toThePage(env.BASE_URL, code)
  }
}

function toThePage(baseUrl: string, code: string): Response {
  return new Response(null, { status: 302, headers: { location: `${baseUrl}/auth/callback?error=${code}` } })
}
