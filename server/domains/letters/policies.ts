import { type Policy, visitor } from '../../platform/policies/policy-rows.ts'

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'GET /api/unsubscribe': visitor('read'),
  'GET /api/unsubscribe/state': visitor('read'),
  'POST /api/unsubscribe': visitor('account'),
} satisfies Record<string, Policy>
