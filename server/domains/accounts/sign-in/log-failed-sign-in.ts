import type { Doors } from '../../../platform/context.ts'
import { asAppError } from '../../../platform/errors.ts'
import { loggedAddress } from '../../../platform/http/watch-requests.ts'
import { countFailedSignIn } from '../../../platform/telemetry/metrics.ts'

type LogDoors = Pick<Doors, 'env' | 'log'>
type SignInStep = 'password' | 'code'

/** The ways to sign in that can be guessed. */
const steps: [path: string, step: SignInStep][] = [
  ['/sign-in/email', 'password'],
  ['/two-factor/verify-totp', 'code'],
  ['/two-factor/verify-backup-code', 'code'],
]

/**
 * Runs a call of the accounts library, and logs one line if it is a sign-in that fails because of what was given: a
 * wrong password or code, or too many of them. Tools such as fail2ban read these lines; they name no account.
 */
export async function logFailedSignIn(
  { env, log }: LogDoors,
  { pathname, address }: { pathname: string; address: string },
  call: () => Promise<Response>,
): Promise<Response> {
  const step = steps.find(([path]) => pathname.endsWith(path))?.[1]
  if (!step) return call()
  const note = (status: number) => {
    const reason = reasons[status]
    if (!reason) return
    countFailedSignIn(step, reason)
    log.warn({ event: 'failed-sign-in', step, reason, ...loggedAddress(address, env) }, 'failed sign-in')
  }
  try {
    const answer = await call()
    note(answer.status)
    return answer
  } catch (error) {
    note(asAppError(error).status)
    throw error
  }
}

const reasons: Partial<Record<number, string>> = { 401: 'wrong', 429: 'too-many' }
