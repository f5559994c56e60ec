import type { Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { findInvitation } from './find-invitation.ts'

type SignUp = {
  /** The normalised address. */
  email: string
  /** The token of an invitation. */
  invitation?: string | undefined
}

/**
 * Refuses an address that may not create an account now. Only the address itself and the invitation decide, so that
 * the refusal does not show whether the address has an account. Returns the id of the invitation, which is used up when the address
 * is confirmed.
 */
export async function admitSignUp(
  { db, env }: Pick<Doors, 'db' | 'env'>,
  { email, invitation }: SignUp,
): Promise<string | null> {
  if (env.SIGN_UPS === 'closed') throw new AppError('registration_disabled')
  if (invitation) {
    const found = await findInvitation(db, invitation)
    if (found?.state !== 'open') throw new AppError('invitation_gone')
    if (found.email !== null && found.email !== email) throw new AppError('invitation_for_other')
    return found.id
  }
  if (env.SIGN_UPS === 'invited') throw new AppError('invitation_needed')
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const domains = env.SIGN_UP_DOMAINS
  if (domains.length > 0 && !domains.includes(domain)) throw new AppError('address_not_admitted')
  return null
}
