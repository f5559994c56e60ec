import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Billing, billingTimes, type SubscriptionState } from '../../../contract/billing/billing.ts'
import type { PaidTier } from '../../../contract/plans.ts'
import { ApiError, api, isOffline, unwrap } from '../../api.ts'
import { keepPlan, markPlanStale } from './known-plan.ts'

const loadRetries = 3
const keyOf = (userId: string) => ['billing', userId] as const

/** A refusal would be the same again. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/**
 * The user's plan. It is read from the server every time; the browser decides nothing, and keeps a copy only to show it
 * while the server cannot be reached.
 */
export function useSubscription(userId: string | undefined) {
  return useQuery(subscriptionQuery(userId))
}

export function subscriptionQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...keyOf(userId ?? ''), 'subscription'],
    enabled: userId !== undefined,
    retry: (failures, error) => failures < loadRetries && !isRefusal(error),
    staleTime: billingTimes.refreshCooldownMs,
    refetchInterval: billingTimes.planRefreshMs,
    queryFn: ({ signal }) => loadSubscription(userId ?? '', signal),
  })
}

async function loadSubscription(userId: string, signal: AbortSignal): Promise<HeldSubscription> {
  try {
    const { subscription, checkoutReference } = await unwrap(
      api.api.subscription[':userId'].$get({ param: { userId } }, { init: { signal } }),
    )
    keepPlan(userId, subscription)
    return { ...subscription, checkoutReference }
  } catch (error) {
    if (isOffline(error)) markPlanStale(userId)
    throw error
  }
}

export function useRenewalDetails(userId: string) {
  return useQuery(renewalQuery(userId))
}

export function renewalQuery(userId: string) {
  return queryOptions({
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
export async function reloadBilling(client: QueryClient, userId: string): Promise<void> {
  window.dispatchEvent(new CustomEvent('wordCountUpdated', { detail: { count: null } }))
  await client.invalidateQueries({ queryKey: keyOf(userId) })
}

export function useCancel(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.api['cancel-subscription'].$post({ json: { userId } })),
    onSuccess: () => reloadBilling(client, userId),
  })
}

export function useRenew(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.api['renew-subscription'].$post({ json: { userId } })),
    onSuccess: () => reloadBilling(client, userId),
  })
}

export function useDowngradeToFree(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.api['downgrade-to-free'].$post({ json: { userId } })),
    onSuccess: () => reloadBilling(client, userId),
  })
}

/** `checkoutReference` names the user in a payment link. */
export type HeldSubscription = SubscriptionState & { checkoutReference: string }

export type PlanWish = { plan: PaidTier; billing: Billing }

export function usePlanChangePreview(userId: string, wish: PlanWish) {
  return useQuery({
    // Not among the queries that a change of the plan loads again: the server would refuse to preview the same change.
    queryKey: ['plan-change-preview', userId, wish.plan, wish.billing],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      unwrap(api.api['preview-plan-change'].$post({ json: { ...wish, userId } }, { init: { signal } })),
  })
}

/** Asks the server to read the subscription from the provider. Plan and session are hints, which it checks. */
export function useReread(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (hints: { plan: string; sessionId: string }) =>
      unwrap(api.api['fix-subscription'].$post({ json: { userId, ...hints } })),
    onSuccess: () => reloadBilling(client, userId),
  })
}

export async function fetchPortalUrl(userId: string): Promise<string> {
  return (await unwrap(api.api['create-portal-session'].$post({ json: { userId } }))).url
}
