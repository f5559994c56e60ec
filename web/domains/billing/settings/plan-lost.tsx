import { plans } from '../../../../contract/plans.ts'
import { billingSettingsTexts as texts } from '../../../locales/en/billing/settings.ts'
import { formatDate } from '../../../locales/format.ts'
import { useSubscription } from '../queries.ts'

/** What happens to a paid plan when its account is deleted. Nothing where there is none. */
export function PlanLost({ userId }: { userId: string }) {
  const { data: held } = useSubscription(userId)
  const end = held?.endsAt ?? held?.periodEnd
  if (!held || held.tier === 'free' || !end) return null
  return texts.lostWithAccount({ name: plans[held.tier].name, date: formatDate(end, 'longYear') })
}
