import { z } from 'zod'
import { type Tier, tiers } from '../plans.ts'
import type { AuditPerson } from './audit.ts'

export const invitationsPerPage = 50
/** Addresses that one request invites. */
export const addressesPerRequestMax = 50
/** Invitations that can still be used, at one time. */
export const openInvitationsMax = 2_000
export const invitationDays = [1, 7, 30, 90] as const

/** A plan that comes with an invitation; the free plan needs none. */
export const givenTiers = tiers.filter((tier) => tier !== 'free')

export const invitationsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

/** Without addresses, a link is made that anyone who has it can use once. */
export const invitationsInput = z.strictObject({
  addresses: z.array(z.string().trim().min(1).max(320)).max(addressesPerRequestMax).default([]),
  tier: z.enum(givenTiers).nullable().default(null),
  days: z.literal(invitationDays).default(7),
})
export type InvitationsInput = z.output<typeof invitationsInput>

export const invitationParam = z.strictObject({ invitationId: z.uuid() })

export const invitationActInput = z.strictObject({ act: z.enum(['withdraw-invitation', 'send-invitation']) })
export type InvitationAct = z.output<typeof invitationActInput>['act']

export type InvitationState = 'open' | 'used' | 'expired' | 'withdrawn'

/** An invitation as operators see it. Dates are ISO. */
export type ListedInvitation = {
  id: string
  /** Null for a link. */
  email: string | null
  tier: Tier | null
  state: InvitationState
  invitedBy: AuditPerson | null
  createdAt: string
  expiresAt: string
  usedAt: string | null
  usedBy: AuditPerson | null
}

export type InvitationsPage = { invitations: ListedInvitation[]; total: number; page: number }

/** Response to new invitations. `link` is shown once; `known` are addresses that have an account already. */
export type InvitationsMade = { invited: number; known: string[]; link: string | null }
