import { z } from 'zod'
import type { Tier } from '../plans.ts'

export const invitationInput = z.strictObject({ token: z.string().max(100) })

/** What the sign-up page shows of an invitation. Everything but the state is null once it cannot be used. */
export type ShownInvitation = {
  state: 'open' | 'gone'
  /** The invited address; null where any may be used. */
  email: string | null
  inviter: string | null
  tier: Tier | null
}
