import { constant, type Policy } from '../../platform/policies/policy-rows.ts'

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'GET /api/config': constant(),
} satisfies Record<string, Policy>
