import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ModelPriceInput, ModelUsage } from '../../../contract/operating/model-usage.ts'
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

export function useModelUsage(days: UsageSpan) {
  return useQuery({
    queryKey: ['operator', 'model-usage', days],
    queryFn: ({ signal }): Promise<ModelUsage> =>
      unwrap(calls['model-usage'].$get({ query: { days: String(days) } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })
}

export function useModelPrice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ModelPriceInput) => unwrap(calls['model-prices'].$put({ json: input })),
    async onSuccess() {
      void client.invalidateQueries({ queryKey: ['operator', 'audit'] })
      await client.invalidateQueries({ queryKey: ['operator', 'model-usage'] })
    },
  })
}

export function useBillingState() {
  return useQuery({
    queryKey: ['operator', 'billing'],
    queryFn: ({ signal }): Promise<BillingState> => unwrap(calls.billing.$get({}, { init: { signal } })),
  })
}
