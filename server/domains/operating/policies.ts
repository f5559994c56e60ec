import { operator, type Policy } from '../../platform/policies/policy-rows.ts'

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'GET /api/operator/users': operator('read'),
  'POST /api/operator/users/:userId/acts': operator('account'),
  'GET /api/operator/invitations': operator('read'),
  'POST /api/operator/invitations': operator('invite'),
  'POST /api/operator/invitations/:invitationId/acts': operator('invite'),
  'GET /api/operator/usage': operator('search'),
  'GET /api/operator/model-usage': operator('search'),
  'PUT /api/operator/model-prices': operator('write'),
  'GET /api/operator/billing': operator('read'),
  'GET /api/operator/failed-jobs': operator('read'),
  'POST /api/operator/failed-jobs/acts': operator('write'),
  'GET /api/operator/banner': operator('read'),
  'PUT /api/operator/banner': operator('write'),
  'GET /api/operator/audit': operator('read'),
  'GET /api/operator/audit/export': operator('export'),
} satisfies Record<string, Policy>
