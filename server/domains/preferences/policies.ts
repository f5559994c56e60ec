import { type Policy, user } from '../../platform/policies/policy-rows.ts'

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'GET /api/preferences': user('read'),
  'PUT /api/preferences': user('write'),
  'GET /api/preferences/keys': user('read'),
  'PUT /api/preferences/keys': user('write'),
  'DELETE /api/preferences/keys': user('write'),
  'POST /api/preferences/keys/test': user('keyTest'),
} satisfies Record<string, Policy>
