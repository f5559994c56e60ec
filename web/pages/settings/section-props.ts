import type { SessionUser } from '../../../contract/accounts.ts'

export type SectionProps = {
  person: Pick<SessionUser, 'id' | 'email' | 'name' | 'image' | 'isOperator'>
  /** Null where no plans are sold, and undefined until it is known. */
  plans: { hosts: readonly string[] } | null | undefined
}
