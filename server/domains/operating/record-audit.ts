import type { AuditAct } from '../../../contract/operating/audit.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { auditEntries } from './tables.ts'

export type NewAuditEntry = {
  operatorId: string | null
  act: AuditAct
  subjectId?: string | null
  reason?: string
  detail?: string
}

/** Adds an entry to the log of the operators, in the transaction of what it is about. */
export async function recordAudit(db: Database | Transaction, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditEntries).values(entry)
}
