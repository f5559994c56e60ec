import { type Policy, user } from '../../platform/policies/policy-rows.ts'

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'GET /api/api-keys': user('read'),
  'POST /api/api-keys': user('account'),
  'DELETE /api/api-keys/:keyId': user('account'),
  'GET /api/api-keys/usage': user('history'),
  'GET /api/api-keys/usage.csv': user('history'),
} satisfies Record<string, Policy>
