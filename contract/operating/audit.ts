import { z } from 'zod'
import type { JobAct } from './failed-jobs.ts'
import type { InvitationAct } from './invitations.ts'
import type { UserAct } from './users.ts'

/** Everything that is written down: what is done with an account, and other changes by a call. */
export type AuditAct =
  | UserAct
  | 'invite'
  | InvitationAct
  | JobAct
  | 'set-banner'
  | 'remove-banner'
  | 'set-model-price'
  | 'call'

export const auditPerPage = 50

export const auditQuery = z.strictObject({
  /** The id of the last entry that was read. */
  before: z.uuid().optional(),
})
export const auditExportQuery = z.strictObject({ format: z.enum(['csv', 'jsonl']) })

/** An account of the log; the address is null once the account was deleted. */
export type AuditPerson = { id: string; email: string | null }

/** An entry of the log. Without an operator it was a command on the server. */
export type AuditEntry = {
  id: string
  at: string
  operator: AuditPerson | null
  act: AuditAct
  subject: AuditPerson | null
  reason: string
  /** The number of words or invitations, the queue of jobs, the model, or the name of the call. */
  detail: string
}
export type AuditPage = { entries: AuditEntry[]; hasMore: boolean }
