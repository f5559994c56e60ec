import { z } from 'zod'
import { proofInput } from '../accounts/security.ts'
import type { Tier } from '../plans.ts'

export const userStates = ['all', 'unconfirmed', 'suspended', 'operators'] as const
export type UserState = (typeof userStates)[number]

export const usersPerPage = 50
export const reasonCharactersMax = 300
export const wordsOfGrantMax = 10_000_000

export const usersQuery = z.strictObject({
  search: z.string().trim().max(200).default(''),
  state: z.enum(userStates).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type UsersQuery = z.output<typeof usersQuery>

/** An account as operators see it. Dates are ISO. */
export type ListedUser = {
  id: string
  email: string
  name: string
  isConfirmed: boolean
  isSuspended: boolean
  hasTwoFactor: boolean
  isOperator: boolean
  /** Named on the operator's pages, and not by a setting of the server. */
  isNamed: boolean
  createdAt: string
  lastSeenAt: string | null
  /** Null where plans are not sold. The words are null until the account uses or receives some for the first time. */
  plan: { tier: Tier; words: number | null } | null
}

/** Response of GET /api/operator/users. `yourId` is the operator who asks. */
export type UsersPage = { users: ListedUser[]; total: number; page: number; yourId: string }

const reason = z.string().trim().max(reasonCharactersMax).default('')
const plain = <const Act extends string>(act: Act) => z.strictObject({ act: z.literal(act), reason })
/** Acts that open or delete an account ask the operator to prove who is there. */
const proved = <const Act extends string>(act: Act) =>
  z.strictObject({ act: z.literal(act), reason, ...proofInput.shape })

/** What an operator does with an account. */
export const userActInput = z.discriminatedUnion('act', [
  plain('confirm'),
  plain('suspend'),
  plain('unsuspend'),
  plain('sign-out'),
  proved('reset-two-factor'),
  proved('name-operator'),
  plain('unname-operator'),
  z.strictObject({
    act: z.literal('change-words'),
    reason: z.string().trim().min(1).max(reasonCharactersMax),
    /** Grants words, or takes them if negative. */
    words: z
      .int()
      .min(-wordsOfGrantMax)
      .max(wordsOfGrantMax)
      .refine((words) => words !== 0),
    /** Made by the page, so that a request that is sent twice changes the words once. */
    grantId: z.uuid(),
  }),
  proved('delete'),
])
export type UserActInput = z.output<typeof userActInput>
export type UserAct = UserActInput['act']

export const userParam = z.strictObject({ userId: z.string().min(1).max(64) })
