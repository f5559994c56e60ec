import { getOAuthState } from 'better-auth/api'
import type { Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { completeInvitation, reserveInvitation } from '../invitations/accept-invitation.ts'
import { admitSignUp } from '../invitations/admit-sign-up.ts'
import { backToThePage } from './back-to-the-page.ts'

type InviteDoors = Pick<Doors, 'db' | 'env' | 'jobs'>

/** Returns the invitation with which the browser left for the provider, from the sealed state. */
async function invitationOfState(): Promise<string | undefined> {
  const state = (await getOAuthState()) as { invitation?: unknown } | null
  return typeof state?.invitation === 'string' ? state.invitation : undefined
}

/** Returns whether a new account may be created for an address that a provider has confirmed. */
export async function mayJoin(doors: Pick<Doors, 'db' | 'env'>, email: string): Promise<boolean> {
  try {
    await admitSignUp(doors, { email, invitation: await invitationOfState() })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Hooks of the library around a new account: it is refused, or uses up its invitation. */
export function inviteHooks(doors: InviteDoors) {
  return {
    async before({ email }: { email: string }) {
      try {
        const invitation = await invitationOfState()
        const invitationId = await admitSignUp(doors, { email, invitation })
        if (invitationId) await reserveInvitation(doors, invitationId)
      } catch (error) {
        throw error instanceof AppError ? await backToThePage(error.code, doors.env.BASE_URL) : error
      }
    },
    async after({ id }: { id: string }) {
      const token = await invitationOfState()
      if (token) await completeInvitation(doors, { token, userId: id })
    },
  }
}
