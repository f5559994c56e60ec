// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the faults quote source text
import type { Fault } from '../fault.ts'

export const platformFaults: Fault[] = [
  {
    what: 'sealed texts open for another purpose',
    file: 'server/platform/secrets.ts',
    before: '`${version}:${purpose}`',
    after: '`${version}`',
    tests: ['server/platform/secrets.test.ts'],
  },
  {
    what: 'a mail that is refused for now is given up',
    file: 'server/platform/mail/mail.ts',
    before: '(responseCode ?? 0) >= 500 &&',
    after: '(responseCode ?? 0) >= 400 &&',
    tests: ['server/platform/mail/mail.test.ts'],
  },
  {
    what: 'a stop does not reach the model',
    file: 'server/platform/models/request-completion.ts',
    before: '    signal,\n    ...(follows',
    after: '    ...(follows',
    tests: [
      'server/domains/chats/list/delete-chat.test.ts',
      'server/domains/chats/replies/write-reply.test.ts',
    ],
  },
  {
    what: 'a model may ask for any time of patience',
    file: 'server/platform/models/endpoint.ts',
    before: 'if (retryAfterSeconds > 0 && retryAfterSeconds <= 10) return',
    after: 'if (retryAfterSeconds > 0) return',
    tests: ['server/domains/chats/replies/write-reply.test.ts'],
  },
  {
    what: 'a count of uses never starts again',
    file: 'server/platform/throttle/throttle.ts',
    before: 'used = case when t.resets_at <= now() then 1 else t.used + 1 end',
    after: 'used = t.used + 1',
    tests: ['server/platform/throttle/throttle.test.ts'],
  },
  {
    what: 'a body in chunks has no limit',
    file: 'server/platform/http/body-limit.ts',
    before: 'if (size > limit.max || pieces.length > piecesMax)',
    after: 'if (pieces.length > piecesMax)',
    tests: ['server/platform/http/guards.test.ts'],
  },
  {
    what: 'a user’s own key follows a redirect to another host',
    file: 'server/platform/models/request-completion.ts',
    before: "(followsNoRedirect ? { redirect: 'error' } : {})",
    after: "(followsNoRedirect ? { redirect: 'follow' } : {})",
    tests: ['server/domains/preferences/own-keys.test.ts'],
  },
  {
    what: 'a guess more is free before each has to wait',
    file: 'server/platform/throttle/growing-wait.ts',
    before: 'case when ${used} >= ${rule.free} then',
    after: 'case when ${used} > ${rule.free} then',
    tests: ['server/platform/throttle/growing-wait.test.ts'],
  },
  {
    what: 'a job that failed for good is tried again',
    file: 'server/platform/jobs/jobs.ts',
    before: 'const gaveUp = (error instanceof GiveUp && !isPostponed) || run.isLastAttempt',
    after: 'const gaveUp = run.isLastAttempt',
    tests: ['server/platform/jobs/jobs.test.ts', 'server/platform/mail/mail.test.ts'],
  },
]
