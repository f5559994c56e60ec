/** A test: the file, and words of its name or of the table that it runs. */
type Proof = [file: string, words: string]

const accounts = 'server/domains/accounts'
const chats = 'server/domains/chats'
const flood = (id: string): Proof => ['attacks/floods.ts', `finding: '${id}'`]

/** The findings of the security review, each with the tests that prove that it is closed. */
export const findings: Record<string, { what: string; proofs: [Proof, ...Proof[]] }> = {
  C1: {
    what: 'A chat message of 55 characters stops the server',
    proofs: [
      flood('C1'),
      ['server/local/writer/request/recognise.test.ts', 'reads %j repeated 25,000 times at once'],
    ],
  },
  C2: {
    what: 'A request of 40 to 120 KB stops the server',
    proofs: [flood('C2'), [`${chats}/replies/continuation.test.ts`, '200,000 %s do not delay the seam']],
  },
  C3: {
    what: 'A proxy on the same computer exposes all mail',
    proofs: [
      ['attacks/local-mode.test.ts', 'C3: refuses mail through a proxy that sends %s'],
      ['server/local/local-site.test.ts', 'refuses a request with the header %s'],
    ],
  },
  H1: {
    what: 'Searches of one account make the site refuse all users',
    proofs: [flood('H1'), [`${chats}/list/search-load.test.ts`, 'goes by the index of words']],
  },
  H2: {
    what: 'Free humanizing by disconnecting before the end',
    proofs: [
      ['attacks/races.test.ts', 'leaving a stream'],
      ['server/domains/humanizer/humanize-races.test.ts', 'has been sent no text'],
    ],
  },
  H3: {
    what: 'Free humanizing by taking over',
    proofs: [
      ['attacks/races.test.ts', 'a takeover by a caller who leaves'],
      ['server/domains/humanizer/humanize-races.test.ts', 'takeovers at random moments'],
      ['server/domains/credits/reserve-words.test.ts', 'can no longer be settled'],
    ],
  },
  H4: {
    what: 'Costly calls have no limit',
    proofs: [
      [
        'server/domains/credits/daily-tokens.test.ts',
        'a hundred calls at once never exceed the budget of the day',
      ],
      ['attacks/shared-server.test.ts', 'H4: a flood of messages'],
      flood('H4'),
      ['server/testing/route-policies.test.ts', 'has a policy for every call'],
    ],
  },
  H5: {
    what: 'Long texts block the main thread in the built-in writer',
    proofs: [flood('H5'), ['server/local/writer-model.test.ts', 'long words and long texts take no time']],
  },
  H6: {
    what: 'A visitor can have 10 MB of JSON read and validated',
    proofs: [
      flood('H6'),
      ['server/testing/route-policies.test.ts', 'a visitor is refused before the body is read'],
    ],
  },
  H7: {
    what: 'One text breaks proofreading for all users',
    proofs: [
      ['attacks/shared-server.test.ts', 'H7: proofreading still works for other users'],
      flood('H7'),
      [
        'server/local/writer-model.test.ts',
        'a text that breaks the grammar checker does not affect other users',
      ],
    ],
  },
  M1: {
    what: 'A visitor can block the reading of all files',
    proofs: [
      flood('M1'),
      ['server/platform/documents/documents.test.ts', 'delays neither the texts nor the documents'],
    ],
  },
  M2: {
    what: 'Texts of one user make all users wait for the engine',
    proofs: [
      flood('M2'),
      ['server/platform/workers/engine.test.ts', 'while one user floods with the longest texts'],
    ],
  },
  M3: {
    what: 'Words hidden from the counter by U+0085',
    proofs: [
      ['attacks/shared-server.test.ts', 'M3: counts words separated by U+0085'],
      ['engine/word-count.test.ts', 'never rewrites what is not counted'],
    ],
  },
  M4: {
    what: 'The second factor can be guessed without notice, and its owner locked out',
    proofs: [[`${accounts}/two-factor/two-factor.test.ts`, 'make the account wait ever longer, up to a day']],
  },
  M5: {
    what: 'A mail scanner confirms an address for another person',
    proofs: [
      [`${accounts}/sign-in/accounts.test.ts`, 'opening the link confirms nothing'],
      [`${accounts}/google/google.test.ts`, 'leaves another user nothing'],
    ],
  },
  M6: {
    what: 'Limits of visitors count single IPv6 addresses',
    proofs: [
      flood('M6'),
      ['server/testing/route-policies.test.ts', 'addresses of one IPv6 network count as one visitor'],
    ],
  },
  M7: {
    what: 'Visitors can use the operator’s paid model',
    proofs: [
      ['attacks/shared-server.test.ts', 'M7: no title of a visitor'],
      [`${chats}/titles/title-chat.test.ts`, 'visitors get a title from the built-in writer'],
    ],
  },
  M8: {
    what: 'The time of a reset request reveals whether an account exists',
    proofs: [[`${accounts}/mail-links.test.ts`, 'the response of %s is the same for every address']],
  },
  M9: {
    what: 'No limit for the text that an account stores',
    proofs: [
      flood('M9'),
      ['server/domains/accounts/stored-text.test.ts', 'a full account accepts no more text by any route'],
    ],
  },
  M10: {
    what: 'Event streams outlive their session, and their number is not limited',
    proofs: [
      ['attacks/shared-server.test.ts', 'M10: limits the event streams of a session'],
      flood('M10'),
      [`${accounts}/sessions/sessions.test.ts`, 'announces every end of a session'],
    ],
  },
  M11: {
    what: 'Wrong sign-ins from one address lock out every user who shares it',
    proofs: [
      [`${accounts}/throttling.test.ts`, 'an address without attempts left blocks neither'],
      ['server/platform/http/proxy-warning.test.ts', 'test.each'],
    ],
  },
  L1: {
    what: 'Production starts with http, or with a weak secret',
    proofs: [
      ['attacks/local-mode.test.ts', 'L1: production does not start'],
      ['server/platform/env.test.ts', 'production refuses http for every address but loopback'],
    ],
  },
  L2: {
    what: 'A planted device cookie becomes trusted',
    proofs: [[`${accounts}/two-factor/two-factor.test.ts`, 'that was planted is never adopted']],
  },
  L3: {
    what: '40 mails to one mailbox in 8 seconds',
    proofs: [[`${accounts}/throttling.test.ts`, 'sends ten mails an hour to one mailbox']],
  },
  L4: {
    what: 'Markdown of one message makes the page fail for every reader',
    proofs: [
      ['web/domains/chats/markdown/markdown-limits.test.ts', '%s are plain text, within the time limit'],
      ['e2e/chat-markdown.spec.ts', 'shows a message that cannot be parsed as plain text'],
    ],
  },
  L5: {
    what: 'Malformed cursors and forms cause a 500',
    proofs: [['server/platform/http/validate.test.ts', '%s is refused as invalid']],
  },
  L6: {
    what: 'PostgreSQL runs as the shared user nobody',
    proofs: [['server/platform/database/embedded.test.ts', 'belongs to a user of its own']],
  },
  L7: {
    what: 'A sign-in answers with the session token',
    proofs: [
      [
        `${accounts}/sign-in/accounts.test.ts`,
        'returns the session’s token only to programs that ask for it',
      ],
    ],
  },
  L8: {
    what: 'Files stay in the browser after sign-out',
    proofs: [[`${accounts}/sessions/sessions.test.ts`, 'signing out clears the account’s responses']],
  },
  L9: {
    what: 'Spaces alone are accepted as a password',
    proofs: [[`${accounts}/sign-up/sign-up.test.ts`, 'refuses %j as too easy']],
  },
  L10: {
    what: 'The fingerprint of the build is served',
    proofs: [['server/platform/pages/pages.test.ts', "['/.stamp', 404, '404']"]],
  },
  L11: {
    what: 'The mailbox can be framed',
    proofs: [['server/local/local-site.test.ts', 'no page of the mailbox may be framed']],
  },
  L12: {
    what: 'Refusals repeat the caller’s text without a limit',
    proofs: [
      ['server/platform/http/validate.test.ts', 'a refusal names five unknown fields at most'],
      ['server/platform/http/validate.test.ts', 'the name of a file is cut'],
    ],
  },
  SIGTERM: {
    what: 'A signal to npm leaves the server and the database running',
    proofs: [['scripts/start.test.ts', 'SIGTERM to npm alone closes server and database']],
  },
}
