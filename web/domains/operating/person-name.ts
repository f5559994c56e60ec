import type { AuditPerson } from '../../../contract/operating/audit.ts'
import { auditTexts } from '../../locales/en/operating/audit.ts'

/** The address of an account, or its number once it was deleted. */
export function personName({ id, email }: AuditPerson): string {
  return email ?? auditTexts.deleted({ id: id.slice(0, 8) })
}
