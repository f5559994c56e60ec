import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Billing, billingTimes, type PaidTier } from '../../../contract/billing/billing.ts'
import { api, unwrap } from '../../api.ts'

const loadRetries = 3
const keyOf = (userId: string) => ['billing', userId] as const

/** The user's plan. It is read from the server every time; the browser decides nothing. */
export function useSubscription(userId: string | undefined) {
  return useQuery({
    queryKey: [...keyOf(userId ?? ''), 'subscription'],
    enabled: userId !== undefined,
    retry: loadRetries,
    queryFn: async ({ signal }) => {
      const param = { userId: userId ?? '' }
      return (await unwrap(api.api.subscription[':userId'].$get({ param }, { init: { signal } })))
        .subscription
    },
  })
}

export function useRenewalDetails(userId: string) {
  return useQuery({
    queryKey: [...keyOf(userId), 'details'],
    refetchInterval: billingTimes.renewalRefreshMs,
    queryFn: ({ signal }) =>
      unwrap(api.api['user-subscription-details'].$post({ json: { userId } }, { init: { signal } })),
  })
}

export function useUpcomingInvoice(userId: string, isPaid: boolean) {
  return useQuery({
    queryKey: [...keyOf(userId), 'upcoming'],
    enabled: isPaid,
    queryFn: async ({ signal }) =>
      (await unwrap(api.api['upcoming-invoice'].$post({ json: { userId } }, { init: { signal } }))).invoice,
  })
}

export function useInvoices(userId: string) {
  return useQuery({
    queryKey: [...keyOf(userId), 'invoices'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.api['billing-history'].$post({ json: { userId } }, { init: { signal } }))).invoices,
  })
}

/** Loads everything about the plan again, and the balance, which listens to the event. */
async function reload(client: QueryClient, userId: string): Promise<void> {
  window.dispatchEvent(new Event('wordCountUpdated'))
  await client.invalidateQueries({ queryKey: keyOf(userId) })
}

export function useCancel(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.api['cancel-subscription'].$post({ json: { userId } })),
    onSuccess: () => reload(client, userId),
  })
}

export function useRenew(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.api['renew-subscription'].$post({ json: { userId } })),
    onSuccess: () => reload(client, userId),
  })
}

export function useDowngradeToFree(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.api['downgrade-to-free'].$post({ json: { userId } })),
    onSuccess: () => reload(client, userId),
  })
}

export type PlanWish = { plan: PaidTier; billing: Billing }

export function usePlanChangePreview(userId: string, wish: PlanWish) {
  return useQuery({
    queryKey: [...keyOf(userId), 'preview', wish.plan, wish.billing],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      unwrap(api.api['preview-plan-change'].$post({ json: { ...wish, userId } }, { init: { signal } })),
  })
}

export function useChangePlan(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: PlanWish) => unwrap(api.api['change-plan'].$post({ json: { ...wish, userId } })),
    onSuccess: () => reload(client, userId),
  })
}

/** Asks the server to read the subscription from the provider. Plan and session are hints, which it checks. */
export function useReread(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (hints: { plan: string; sessionId: string }) =>
      unwrap(api.api['fix-subscription'].$post({ json: { userId, ...hints } })),
    onSuccess: () => reload(client, userId),
  })
}

export async function fetchPortalUrl(userId: string): Promise<string> {
  return (await unwrap(api.api['create-portal-session'].$post({ json: { userId } }))).url
}
