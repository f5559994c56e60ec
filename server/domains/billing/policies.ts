import { limits } from '../../../contract/limits.ts'
import { type Policy, user, visitor } from '../../platform/policies/policy-rows.ts'

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'GET /api/subscription/:userId': user('read'),
  'POST /api/fix-subscription': user('billing'),
  'POST /api/emergency-subscription': user('billing'),
  'POST /api/user-subscription-details': user('read'),
  'POST /api/billing-history': user('billing'),
  'POST /api/upcoming-invoice': user('billing'),
  'POST /api/create-portal-session': user('billing'),
  'POST /api/cancel-subscription': user('billing'),
  'POST /api/renew-subscription': user('billing'),
  'POST /api/downgrade-to-free': user('billing'),
  'POST /api/create-stripe-customer': user('billing'),
  'GET /api/create-checkout-session': user('billing'),
  'POST /api/create-checkout-session': user('billing'),
  'GET /api/payment-links': visitor('billing'),
  'POST /api/create-subscription': user('billing'),
  'POST /api/preview-plan-change': user('billing'),
  'POST /api/change-plan': user('billing'),
  // The provider's signature is checked instead of a session.
  'POST /api/stripe-webhook': visitor('webhook', { bytesMax: limits.webhookBytesMax }),
} satisfies Record<string, Policy>
