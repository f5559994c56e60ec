import type { SessionUser } from '../../../contract/accounts.ts'
import type { PriceSettings } from '../../domains/billing/price-settings.ts'

export type SectionProps = {
  person: Pick<SessionUser, 'id' | 'email' | 'name' | 'image' | 'isOperator'>
  /** Null where no plans are sold, and undefined until it is known. */
  plans: { hosts: readonly string[]; prices: PriceSettings } | null | undefined
}
