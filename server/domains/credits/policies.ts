import { type Policy, user } from '../../platform/policies/policy-rows.ts'

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'GET /api/user/remaining-words': user('read'),
  'GET /api/user/usage': user('history'),
  'GET /api/user/word-statement': user('history'),
  'GET /api/user/word-statement.csv': user('history'),
} satisfies Record<string, Policy>
