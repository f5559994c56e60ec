// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the faults quote source text
import type { Fault } from '../fault.ts'

export const accountFaults: Fault[] = [
  {
    what: 'one user ends the session of another',
    file: 'server/domains/accounts/sessions/end-sessions.ts',
    before: '    eq(sessions.userId, userId),\n    gt(',
    after: '    gt(',
    tests: ['server/domains/accounts/sessions/sessions.test.ts', 'server/testing/every-route.test.ts'],
  },
  {
    what: 'proofs of pending actions are stored as they are',
    file: 'server/domains/accounts/hashed-store.ts',
    before: "session: 'token', verification: 'identifier' }",
    after: "session: 'token' }",
    tests: ['server/domains/accounts/hashed-store.test.ts'],
  },
  {
    what: 'a sixth wrong code is allowed at the second step',
    file: 'server/domains/accounts/two-factor/two-factor-steps.ts',
    before: 'const attemptsMax = 5',
    after: 'const attemptsMax = 6',
    tests: ['server/domains/accounts/two-factor/two-factor.test.ts'],
  },
  {
    what: 'sessions never expire',
    file: 'server/domains/accounts/sessions/read-session.ts',
    before: "and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql`now()`))",
    after: "eq(sessions.token, sql.placeholder('token'))",
    tests: ['server/domains/accounts/sign-in/accounts.test.ts'],
  },
  {
    what: 'reset links stay open when the password is changed',
    file: 'server/domains/accounts/passwords/replace-password.ts',
    before: '    await closeMailLinks(tx, userId)\n',
    after: '',
    tests: ['server/domains/accounts/mail-links.test.ts'],
  },
  {
    what: 'the link that deletes an account never expires',
    file: 'server/domains/accounts/deletion/delete-proof.ts',
    before: 'Number(tokenVault(ctx).open(token, ctx.userId)) > ctx.now().getTime()',
    after: 'Number(tokenVault(ctx).open(token, ctx.userId)) > 0',
    tests: ['server/domains/accounts/deletion/delete-account.test.ts'],
  },
  {
    what: 'mails that wait to be sent outlive their account',
    file: 'server/domains/accounts/deletion/delete-account.ts',
    before: '    await jobs.forget(user.email, tx)\n',
    after: '',
    tests: ['server/domains/accounts/deletion/delete-account.test.ts'],
  },
  {
    what: 'an expired export can be downloaded',
    file: 'server/domains/accounts/export/export-request.ts',
    before: '        gt(accountExports.expiresAt, sql`now()`),\n',
    after: '',
    tests: ['server/domains/accounts/export/export.test.ts'],
  },
  {
    what: 'an export can be downloaded by another user',
    file: 'server/domains/accounts/export/export-request.ts',
    before: '        eq(accountExports.id, exportId),\n        eq(accountExports.userId, userId),\n',
    after: '        eq(accountExports.id, exportId),\n',
    tests: ['server/domains/accounts/export/export.test.ts'],
  },
  {
    what: 'trust in a browser never ends',
    file: 'server/domains/accounts/two-factor-devices.ts',
    before: 'coalesce(${devices.trustedUntil} > now(), false)',
    after: '${devices.trustedUntil} is not null',
    tests: ['server/domains/accounts/two-factor/two-factor.test.ts'],
  },
  {
    what: 'two requests at once both use one reset link',
    file: 'server/domains/accounts/mail-links.ts',
    before: '        isNull(mailLinks.usedAt),\n        sql`',
    after: '        sql`',
    tests: ['server/domains/accounts/mail-links.test.ts'],
  },
  {
    what: 'trust in a browser survives a new password',
    file: 'server/domains/accounts/passwords/revoke-access.ts',
    before: '    await distrustDevices(tx, userId)\n',
    after: '',
    tests: ['server/domains/accounts/two-factor/two-factor.test.ts'],
  },
]
