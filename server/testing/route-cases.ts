import { randomUUID } from 'node:crypto'
import { apiCases } from './api-cases.ts'
import { essayShareCases } from './essay-share-cases.ts'
import { operatorRouteCases } from './operator-route-cases.ts'
import { testPassword } from './test-user.ts'
import { type Belongings, onePixel } from './two-users.ts'

type Body = Record<string, unknown> | FormData
/** Ids of A's things, by their place in the address or the body; `id` is A's, or an unknown one. */
type Ids = Belongings

export type RouteCase =
  /** The same for every caller, without user data. */
  | { kind: 'everybody'; why: string; body?: Body; query?: string }
  /** The caller's own. A visitor gets 401, unless `visitors`. `claim`: where a userId may be. */
  | { kind: 'own'; body?: Body; query?: string; visitors?: boolean; claim?: 'query' | 'body' }
  /** One thing of A's: B gets the same as for a missing id, which is 404 unless `status` says otherwise. */
  | { kind: 'thing'; path: (ids: Ids) => string; body?: (ids: Ids) => Body; status?: number }
  /** A response that stays open: B receives nothing of what A does. */
  | { kind: 'stream' }
  /** For a program with a key: a session, also A's, and a visitor get 401. */
  | { kind: 'program'; body?: Body }
  /** For the operator only, who is A here and gets 200 or `status`: B gets 403, and a visitor 401. */
  | { kind: 'operator'; body?: Body; query?: string; status?: number }
  /** Takes an e-mail address: A's gets the same response as an unknown one. */
  | { kind: 'address'; body: (email: string) => Body; signedIn?: boolean }

const everybody = (why: string, more: { body?: Body; query?: string } = {}): RouteCase => ({
  kind: 'everybody',
  why,
  ...more,
})
const own = (more: Omit<Extract<RouteCase, { kind: 'own' }>, 'kind'> = {}): RouteCase => ({
  kind: 'own',
  ...more,
})
const thing = (
  path: (ids: Ids) => string,
  body?: Body | ((ids: Ids) => Body),
  status?: number,
): RouteCase => ({
  kind: 'thing',
  path,
  ...(body ? { body: typeof body === 'function' ? body : () => body } : {}),
  ...(status ? { status } : {}),
})
const address = (body: (email: string) => Body, signedIn = false): RouteCase => ({
  kind: 'address',
  body,
  signedIn,
})

const cardOfB = { kind: 'flashcard', prompt: 'Taken by B', answer: 'B' }
const wrongToken = 'x'.repeat(43)
const password = 'a password of nobody 1'
/** What a device answers that has made a passkey; nobody can check it. */
const response = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
}

const proof = { password: 'not the password 1' }
const voice = () => {
  const form = new FormData()
  form.set('audio', new Blob(['not a recording']), 'voice.webm')
  return form
}
const paper = () => {
  const form = new FormData()
  form.set('file', new File(['A text of B.'], 'of-b.txt'))
  return form
}
const file = (ids: Ids) => `/api/chat/files/${ids.fileId}`
const chat = (ids: Ids) => `/api/chats/${ids.chatId}`
const folder = (ids: Ids) => `/api/chat-folders/${ids.folderId}`
const scan = (ids: Ids) => `/api/scans/${ids.scanId}`
const humanized = (ids: Ids) => `/api/humanized-texts/${ids.humanizedTextId}`
const originality = (ids: Ids) => `/api/originality/checks/${ids.originalityCheckId}`
const essay = (ids: Ids) => `/api/essays/${ids.essayId}`
const record = (ids: Ids) => `${essay(ids)}/record`
const version = (ids: Ids) => `${essay(ids)}/versions/${ids.versionId}`
const studySet = (ids: Ids) => `/api/study/sets/${ids.studySetId}`
const studyCard = (ids: Ids) => `/api/study/cards/${ids.studyCardId}`
const studyReview = (ids: Ids) => `/api/study/reviews/${ids.studyReviewId}`
const message = (ids: Ids) => `${chat(ids)}/messages/${ids.replyId}`

/**
 * How another user tries each call. A new call of the app needs a line here, otherwise every-route.test.ts fails:
 * public, the caller's own, one thing, a stream, or about an e-mail address.
 */
export const routeCases: Record<string, RouteCase> = {
  'GET /healthz': everybody('says that the server lives'),
  'GET /readyz': everybody('says whether the server can serve requests'),
  'GET /metrics': everybody('asks for the token of the figures'),
  'POST /api/invitations/open': everybody('what an invitation says', { body: { token: 'unknown' } }),
  'GET /api/config': everybody('what this installation offers'),
  'GET /*': everybody('pages and their files'),
  'GET /local/mail': everybody('the local mailbox, for this machine alone'),
  'GET /local/mail.json': everybody('the local mailbox, for this machine alone'),
  'GET /local/mail/:id': everybody('the local mailbox, for this machine alone'),
  'GET /local/mail/:id/html': everybody('the local mailbox, for this machine alone'),
  'GET /local/mail/templates': everybody('samples of mails'),
  'GET /local/mail/templates/:name': everybody('samples of mails'),
  'GET /local/mail/templates/:name/html': everybody('samples of mails'),

  ...operatorRouteCases,

  'POST /api/auth/sign-up/email': address((email) => ({ email, password, name: 'B' })),
  'POST /api/auth/send-verification-email': address((email) => ({ email })),
  'POST /api/auth/request-password-reset': address((email) => ({ email })),
  'POST /api/auth/sign-in/email': address((email) => ({ email, password })),
  'GET /api/auth/verify-email': everybody('a link without its token', { query: `token=${wrongToken}` }),
  'POST /api/auth/verify-email': everybody('a link without its token', { body: { token: wrongToken } }),
  'GET /api/auth/reset-password': everybody('a link without its token', { query: `token=${wrongToken}` }),
  'POST /api/auth/reset-password': everybody('a link without its token', {
    body: { token: wrongToken, newPassword: password },
  }),
  'POST /api/auth/change-password': own({
    body: { currentPassword: 'not the password 1', newPassword: password },
  }),
  'POST /api/auth/sign-out': everybody('ends the session of the cookie, and there is none'),
  'POST /api/auth/sign-in/google': everybody('begins a sign-in', { body: { intent: 'sign-in' } }),
  'GET /api/auth/callback/google': everybody('ends a sign-in that this browser began', {
    query: 'code=x&state=y',
  }),
  'POST /api/auth/two-factor/verify-totp': everybody('needs the cookie of a first step', {
    body: { code: '123456' },
  }),
  'POST /api/auth/two-factor/verify-backup-code': everybody('needs the cookie of a first step', {
    body: { code: 'ABCDE-FGHIJ' },
  }),
  'POST /api/create-oauth-user': own({ body: {}, claim: 'body' }),

  'GET /api/user/usage': own({ claim: 'query' }),
  'GET /api/user/word-statement': own({ claim: 'query' }),
  'GET /api/user/word-statement.csv': own({ claim: 'query' }),
  'GET /api/subscription/:userId': thing(({ chatId }) => `/api/subscription/${chatId}`, undefined, 403),
  'POST /api/fix-subscription': own({ body: {}, claim: 'body' }),
  'POST /api/emergency-subscription': own({ body: {}, claim: 'body' }),
  'POST /api/user-subscription-details': own({ body: {}, claim: 'body' }),
  'POST /api/billing-history': own({ body: {}, claim: 'body' }),
  'POST /api/upcoming-invoice': own({ body: {}, claim: 'body' }),
  'POST /api/create-portal-session': own({ body: {}, claim: 'body' }),
  'POST /api/cancel-subscription': own({ body: {}, claim: 'body' }),
  'POST /api/renew-subscription': own({ body: {}, claim: 'body' }),
  'POST /api/downgrade-to-free': own({ body: {}, claim: 'body' }),
  'POST /api/create-stripe-customer': own({ body: {}, claim: 'body' }),
  'GET /api/create-checkout-session': own({ query: 'plan=pro&billing=monthly', claim: 'query' }),
  'POST /api/create-checkout-session': own({ body: { plan: 'pro', billing: 'monthly' }, claim: 'body' }),
  'GET /api/payment-links': everybody('the payment links of all plans'),
  'POST /api/create-subscription': own({
    body: { plan: 'pro', billing: 'monthly', paymentMethodId: 'pm_none' },
    claim: 'body',
  }),
  'POST /api/preview-plan-change': own({ body: { plan: 'pro', billing: 'monthly' }, claim: 'body' }),
  'POST /api/change-plan': own({ body: { plan: 'pro', billing: 'monthly' }, claim: 'body' }),
  'POST /api/stripe-webhook': everybody('refuses what the payment provider did not sign', { body: {} }),
  'GET /local/payments/checkout/:id': everybody('the local payment provider, for this machine alone'),
  'POST /local/payments/checkout/:id': everybody('the local payment provider, for this machine alone'),
  'GET /local/payments/links/:id': everybody('the local payment provider, for this machine alone'),
  'GET /local/payments/portal/:id': everybody('the local payment provider, for this machine alone'),
  'POST /local/payments/portal/:id': everybody('the local payment provider, for this machine alone'),
  'GET /local/payments/invoices/:id': everybody('the local payment provider, for this machine alone'),
  'GET /local/payments/invoices/:id/pdf': everybody('the local payment provider, for this machine alone'),
  'GET /local/payments/elements/stripe.js': everybody('a script of the local payment provider'),
  'GET /local/payments/elements/card.js': everybody('a script of the local payment provider'),
  'GET /local/payments/elements/authentication.js': everybody('a script of the local payment provider'),
  'GET /local/payments/elements/card': everybody('the card field of the local payment provider'),
  'GET /local/payments/elements/authenticate/:id': everybody('needs the secret of a payment'),
  'POST /local/payments/elements/payment_methods': everybody('takes test cards only'),
  'GET /local/payments/elements/payment_intents/:id': everybody('needs the secret of a payment'),
  'POST /local/payments/elements/payment_intents/:id/confirm': everybody('needs the secret of a payment'),
  'POST /local/payments/elements/payment_intents/:id/authenticate': everybody(
    'needs the secret of a payment',
  ),

  'GET /api/session': own({ visitors: true }),
  'GET /api/account/sessions': own(),
  'DELETE /api/account/sessions': own(),
  'DELETE /api/account/sessions/:sessionId': thing((ids) => `/api/account/sessions/${ids.sessionId}`),
  'GET /api/account/picture': own(),
  'PUT /api/account/picture': own({ body: { image: onePixel } }),
  'DELETE /api/account/picture': own(),
  'GET /api/account/security': own(),
  'GET /api/account/security-events': own(),
  'GET /api/account/passkeys': own(),
  'POST /api/account/passkeys/options': own({ body: proof }),
  'POST /api/account/passkeys': own({ body: { name: 'B', response } }),
  'PATCH /api/account/passkeys/:passkeyId': thing((ids) => `/api/account/passkeys/${ids.passkeyId}`, {
    name: 'Taken by B',
  }),
  'POST /api/account/passkeys/:passkeyId/remove': thing(
    (ids) => `/api/account/passkeys/${ids.passkeyId}/remove`,
    { password: testPassword },
  ),
  'POST /api/auth/passkey/options': everybody('begins a sign-in'),
  'POST /api/auth/passkey/sign-in': everybody('needs the answer of a device', { body: {} }),
  'POST /api/account/two-factor/setup': own({ body: proof }),
  'POST /api/account/two-factor/enable': own({ body: { code: '123456' } }),
  'POST /api/account/two-factor/recovery-codes': own({ body: proof }),
  'POST /api/account/two-factor/disable': own({ body: proof }),
  'DELETE /api/account/trusted-devices': own(),
  'POST /api/account/change-email': address((newEmail) => ({ newEmail, password: 'correct horse 9' }), true),
  'DELETE /api/account/change-email': own(),
  'POST /api/account/change-email/confirm': everybody('a link without its token', {
    body: { token: wrongToken },
  }),
  'POST /api/account/change-email/cancel': everybody('a link without its token', {
    body: { token: wrongToken },
  }),
  'GET /api/account/export': own(),
  'POST /api/account/export': own({ body: {} }),
  'GET /api/account/export/:exportId/download': thing(
    (ids) => `/api/account/export/${ids.exportId}/download`,
  ),
  'GET /api/account/delete': own(),
  'POST /api/account/delete/link': own({ body: {} }),
  'POST /api/account/delete': own({ body: proof }),

  'GET /api/preferences': own(),
  'PUT /api/preferences': own({ body: { theme: 'dark' } }),
  'GET /api/preferences/keys': own(),
  'PUT /api/preferences/keys': own({ body: { service: 'openai', key: 'sk-of-somebody' } }),
  'DELETE /api/preferences/keys': own({ query: 'service=openai' }),
  'POST /api/preferences/keys/test': own({ body: { service: 'openai' } }),
  'GET /api/unsubscribe': everybody('a link without its token', {
    query: `kind=weekly_report&token=${wrongToken}`,
  }),
  'POST /api/unsubscribe': everybody('a link without its token', {
    query: `kind=weekly_report&token=${wrongToken}`,
  }),
  'GET /api/unsubscribe/state': everybody('a link without its token', {
    query: `kind=weekly_report&token=${wrongToken}`,
  }),
  'GET /api/user/remaining-words': own({ claim: 'query' }),
  'POST /api/zerogpt/detect': own({
    body: { input_text: 'B asks about a text of B.' },
    visitors: true,
    claim: 'body',
  }),
  'POST /api/detector/files': own({ body: {}, visitors: true }),
  'GET /api/scans': own({ query: 'q=lantern' }),
  'DELETE /api/scans': own(),
  'GET /api/scans/:id': thing(scan),
  'DELETE /api/scans/:id': thing(scan),
  'GET /api/check-shares': own(),
  'POST /api/check-shares': own({ body: { input_text: 'A lamp is here.' } }),
  'DELETE /api/check-shares/:checkShareId': thing((ids) => `/api/check-shares/${ids.checkShareId}`),
  'GET /api/shared-checks/:token': everybody('a link without its token'),
  'POST /api/humanize': own({ body: { text: 'B has a text of B rewritten.' }, claim: 'body' }),
  'POST /api/humanize/finish': own({ body: { idempotencyKey: 'a-run-of-another-user' } }),
  'POST /api/humanize/quote': own({ body: { text: 'B asks whether B has paid.' }, claim: 'body' }),
  'POST /api/humanize/estimate': own({ body: { text: 'B asks what a run would do.' }, claim: 'body' }),
  'GET /api/humanized-texts': own({ query: 'q=lantern' }),
  'DELETE /api/humanized-texts': own(),
  'GET /api/humanized-texts/:id': thing(humanized),
  'DELETE /api/humanized-texts/:id': thing(humanized),
  'PUT /api/humanized-texts/:id/choices': thing((ids) => `${humanized(ids)}/choices`, {
    rejected: [],
    picked: {},
  }),

  'POST /api/originality/checks': own({
    body: {
      text: 'B compares a text of B with a text that B has given here.',
      sources: [{ name: 'B', text: 'A text of B.' }],
    },
    visitors: true,
  }),
  'POST /api/originality/web-checks': own({ body: { text: 'B asks the web for a text of B.' } }),
  'GET /api/originality/checks': own({ query: 'q=lantern' }),
  'DELETE /api/originality/checks': own(),
  'GET /api/originality/checks/:id': thing(originality),
  'DELETE /api/originality/checks/:id': thing(originality),
  'GET /api/originality/documents': own(),
  'GET /api/originality/documents/:kind/:id': thing(
    (ids) => `/api/originality/documents/files/${ids.fileId}`,
  ),

  'GET /api/models': own({ visitors: true }),
  'GET /api/chats': own(),
  'GET /api/chats/pinned-and-folders': own(),
  'GET /api/chats/search': own({ query: 'q=lantern' }),
  'GET /api/chats/news': { kind: 'stream' },
  'GET /api/chats/:chatId': thing(chat),
  'PATCH /api/chats/:chatId': thing(chat, { title: 'Taken by B' }),
  'DELETE /api/chats/:chatId': thing(chat),
  'PUT /api/chats/:chatId/messages': thing((ids) => `${chat(ids)}/messages`, {
    messages: [{ clientId: 'lantern-reply', text: 'B' }],
  }),
  'PUT /api/chats/:chatId/leaf': thing(
    (ids) => `${chat(ids)}/leaf`,
    (ids) => ({ messageId: ids.questionId }),
  ),
  'DELETE /api/chats/:chatId/messages/:messageId': thing(message),
  'POST /api/chats/:chatId/messages/:messageId/continue': thing((ids) => `${message(ids)}/continue`, {}),
  'POST /api/chats/:chatId/restore': thing(
    (ids) => `${chat(ids)}/restore`,
    (ids) => ({ deleted: [ids.questionId], leafBefore: null }),
  ),
  'POST /api/chats/:chatId/replies': thing(
    (ids) => `${chat(ids)}/replies`,
    (ids) => ({ questionId: ids.questionId }),
  ),
  // Stopping without a reply in progress is not an error.
  'POST /api/chats/:chatId/stop': thing((ids) => `${chat(ids)}/stop`, {}, 200),
  'GET /api/chats/:chatId/title': thing((ids) => `${chat(ids)}/title`),
  'GET /api/chats/:chatId/stream': thing((ids) => `${chat(ids)}/stream`),
  'POST /api/chat': own({ body: { message: 'B says hello', chatId: randomUUID() }, claim: 'body' }),
  'POST /api/chat/files': own({ body: paper() }),
  'GET /api/chat/files/:fileId': thing(file),
  'DELETE /api/chat/files/:fileId': thing(file),
  'POST /api/chat/temporary': own({
    body: { messages: [{ id: 'of-b-0001', role: 'user', text: 'B says hello' }] },
  }),
  'POST /api/chat/transcription': own({ body: voice() }),
  'GET /api/shares': own(),
  'DELETE /api/shares/:shareId': thing((ids) => `/api/shares/${ids.shareId}`),
  'POST /api/chats/:chatId/shares': thing((ids) => `${chat(ids)}/shares`, {}),
  'GET /api/shared/:token': everybody('a link without its token'),
  'POST /api/shared/:token/copy': own({ body: {} }),
  'POST /api/chats/import': own({ body: { chats: [{}] } }),
  'GET /api/study/sets': own(),
  'POST /api/study/sets': thing(
    () => '/api/study/sets',
    ({ essayId }) => ({ id: randomUUID(), essayId }),
  ),
  'GET /api/study/sets/:setId': thing(studySet),
  'PATCH /api/study/sets/:setId': thing(studySet, { title: 'Taken by B' }),
  'DELETE /api/study/sets/:setId': thing(studySet),
  'POST /api/study/sets/:setId/questions': thing((ids) => `${studySet(ids)}/questions`, {}),
  'POST /api/study/sets/:setId/cards': thing((ids) => `${studySet(ids)}/cards`, cardOfB),
  'PUT /api/study/cards/:cardId': thing(studyCard, cardOfB),
  'PATCH /api/study/cards/:cardId': thing(studyCard, { refused: true }),
  'DELETE /api/study/cards/:cardId': thing(studyCard),
  'GET /api/study/session': thing(({ studySetId }) => `/api/study/session?setId=${studySetId}`),
  'GET /api/study/progress': thing(({ studySetId }) => `/api/study/progress?setId=${studySetId}`),
  'PUT /api/study/reviews/:reviewId': thing(
    () => `/api/study/reviews/${randomUUID()}`,
    ({ studyCardId }) => ({ cardId: studyCardId, version: 1, grade: 3 }),
  ),
  'DELETE /api/study/reviews/:reviewId': thing(studyReview),

  'GET /api/essays': own(),
  // An unknown id creates an essay; server/domains/essays/essays.test.ts tries another user's id.
  'PUT /api/essays/:chatId': own(),
  'GET /api/essays/:chatId': thing(essay),
  'PATCH /api/essays/:chatId': thing(essay, { title: 'Taken by B' }),
  'POST /api/essays/:chatId/updates': thing((ids) => `${essay(ids)}/updates`, { update: 'AAA=' }),
  'GET /api/essays/:chatId/updates': thing((ids) => `${essay(ids)}/updates?after=0`),
  'GET /api/essay-records/key': everybody('the key with which seals of records are checked'),
  'GET /api/essays/:chatId/record': thing(record),
  'PUT /api/essays/:chatId/record': thing(record, { state: 'on' }),
  'DELETE /api/essays/:chatId/record': thing(record),
  'GET /api/essays/:chatId/record/entries': thing((ids) => `${record(ids)}/entries`),
  'POST /api/essays/:chatId/record/seal': thing((ids) => `${record(ids)}/seal`, {}),
  ...essayShareCases,
  'GET /api/essays/:chatId/versions': thing((ids) => `${essay(ids)}/versions`),
  'POST /api/essays/:chatId/versions': thing((ids) => `${essay(ids)}/versions`, { kind: 'automatic' }),
  'GET /api/essays/:chatId/versions/:versionId': thing(version),
  'PATCH /api/essays/:chatId/versions/:versionId': thing(version, { name: 'Taken by B' }),
  'DELETE /api/essays/:chatId/versions/:versionId': thing(version),
  'GET /api/essays/:chatId/suggestions': thing((ids) => `${essay(ids)}/suggestions`),
  'POST /api/essays/:chatId/suggestions': thing((ids) => `${essay(ids)}/suggestions`, {
    action: 'humanize',
    passage: 'A passage of B.',
  }),
  'POST /api/sources/look-up': own({ body: { kind: 'doi', value: '10.1000/182' } }),
  ...apiCases,
  'POST /api/chat-folders': own({ body: { name: 'Of B' } }),
  'PATCH /api/chat-folders/:folderId': thing(folder, { name: 'Taken by B' }),
  'DELETE /api/chat-folders/:folderId': thing(folder),
  'POST /api/rpc/manage_chat': own({ body: { operation: 'get_all_chats' }, claim: 'body' }),
}

/** Further attempts with an id of A's in the body, beyond one per call. */
export const otherTries: [string, string, (ids: Ids) => Body][] = [
  ...['get_chat', 'archive_chat', 'delete_chat'].map((operation): [string, string, (ids: Ids) => Body] => [
    'POST',
    '/api/rpc/manage_chat',
    ({ chatId }) => ({ operation, chatId }),
  ]),
  [
    'POST',
    '/api/rpc/manage_chat',
    ({ chatId }) => ({ operation: 'update_chat', chatId, title: 'Taken by B' }),
  ],
  [
    'POST',
    '/api/rpc/manage_chat',
    ({ chatId }) => ({
      operation: 'update_message',
      chatId,
      message: { clientId: 'lantern-reply', text: 'B' },
    }),
  ],
]
