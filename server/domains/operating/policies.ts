import { operator, type Policy } from '../../platform/policies/policy-rows.ts'

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'GET /api/operator/users': operator('read'),
  'POST /api/operator/users/:userId/acts': operator('account'),
  'GET /api/operator/audit': operator('read'),
  'GET /api/operator/audit/export': operator('export'),
} satisfies Record<string, Policy>
