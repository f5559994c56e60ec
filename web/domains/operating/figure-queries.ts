import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BillingState, SiteUsage, UsageSpan } from '../../../contract/operating/site-usage.ts'
import { api, unwrap } from '../../api.ts'

const calls = api.api.operator

export function useSiteUsage(days: UsageSpan) {
  return useQuery({
    queryKey: ['operator', 'usage', days],
    queryFn: ({ signal }): Promise<SiteUsage> =>
      unwrap(calls.usage.$get({ query: { days: String(days) } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })
}

export function useBillingState() {
  return useQuery({
    queryKey: ['operator', 'billing'],
    queryFn: ({ signal }): Promise<BillingState> => unwrap(calls.billing.$get({}, { init: { signal } })),
  })
}
