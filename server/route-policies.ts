import { pictureBytesMax } from '../contract/accounts/picture.ts'
import type { ApiScope } from '../contract/api/api-keys.ts'
import { apiMarkdownCharactersMax } from '../contract/api/essays.ts'
import { fileTexts } from '../contract/chats/files.ts'
import { errorTexts } from '../contract/errors.ts'
import { editedCharactersMax, voiceCharactersMax } from '../contract/humanizer.ts'
import { limits } from '../contract/limits.ts'
import { originalityLimits } from '../contract/originality/originality.ts'
import { bodyBytesUsual, type Caller, type RoutePolicy } from './platform/http/route-policy.ts'
import type { RouteCost } from './route-costs.ts'

type Policy = RoutePolicy<RouteCost>
type More = Omit<Policy, 'caller' | 'cost'>

const by =
  (caller: Caller) =>
  (cost: RouteCost, more: More = {}): Policy => ({ caller, cost, ...more })
const visitor = by('visitor')
const user = by('user')
const operator = by('operator')
const program = (scope: ApiScope | null, cost: RouteCost, more: More = {}): Policy => ({
  ...by('program')(cost, more),
  scope,
})
/** A call that reads neither the database nor a file, and calls no other server. */
const constant = (): Policy => ({ caller: 'visitor', cost: null })

/** The size of everything around a file or a text: field names, other small fields, boundaries. */
const envelope = bodyBytesUsual
/** UTF-8 takes at most three bytes per UTF-16 code unit. */
const textBytes = (characters: number) => characters * 3 + envelope
/** A message in the documented JSON form may contain a file in base64. */
const chatBytes = Math.ceil(limits.fileBytesMax / 3) * 4 + limits.messageCharactersMax * 4
/** A change of an essay, in base64. */
const essayUpdateBytes = Math.ceil(limits.essayUpdateBytesMax / 3) * 4 + envelope
const file = { bytesMax: limits.fileBytesMax + envelope }
const oneMessage = { bytesMax: textBytes(limits.messageCharactersMax) }
/** A paragraph with its context; what is longer is refused in words by the route. */
const suggestion = {
  bytesMax: textBytes(limits.suggestionCharactersMax * 4 + limits.suggestionContextCharactersMax * 3),
}
const originality = {
  bytesMax: textBytes(originalityLimits.textCharactersMax + originalityLimits.sourcesCharactersMax),
}
/** Hundreds of models with their names. */
const connection = { bytesMax: 300_000 }
const manyMessages = { bytesMax: limits.bodyBytesMax }

/**
 * The callers, the cost and the largest body of each route (64 KB by default). A new route needs a line here, or
 * server/app.ts does not compile. Most calls about accounts are counted once the account is known, in
 * server/domains/accounts/guard-attempts.ts.
 */
export const routePolicies = {
  'GET /api/config': constant(),
  'GET /api/session': visitor('read'),
  'GET /api/models': visitor('listModels'),

  'POST /api/auth/sign-up/email': visitor('account'),
  'POST /api/auth/send-verification-email': visitor('account'),
  'POST /api/auth/request-password-reset': visitor('account'),
  'GET /api/auth/verify-email': visitor('account'),
  'POST /api/auth/verify-email': visitor('account'),
  'GET /api/auth/reset-password': visitor('account'),
  'POST /api/auth/reset-password': visitor('account'),
  'POST /api/auth/change-password': user('account'),
  'GET /api/auth/*': visitor('account'),
  'POST /api/auth/*': visitor('account'),
  'POST /api/create-oauth-user': user('account'),

  'GET /api/account/sessions': user('read'),
  'DELETE /api/account/sessions': user('account'),
  'DELETE /api/account/sessions/:sessionId': user('account'),
  'GET /api/account/picture': user('read'),
  'PUT /api/account/picture': user('write', { bytesMax: pictureBytesMax * 2 }),
  'DELETE /api/account/picture': user('account'),
  'GET /api/account/security': user('read'),
  'GET /api/account/security-events': user('read'),
  'GET /api/account/passkeys': user('read'),
  'POST /api/account/passkeys/options': user('account'),
  'POST /api/account/passkeys': user('account'),
  'PATCH /api/account/passkeys/:passkeyId': user('account'),
  'POST /api/account/passkeys/:passkeyId/remove': user('account'),
  'POST /api/account/two-factor/setup': user('account'),
  'POST /api/account/two-factor/enable': user('account'),
  'POST /api/account/two-factor/recovery-codes': user('account'),
  'POST /api/account/two-factor/disable': user('account'),
  'DELETE /api/account/trusted-devices': user('account'),
  'POST /api/account/change-email': user('account'),
  'DELETE /api/account/change-email': user('account'),
  'POST /api/account/change-email/confirm': visitor('emailLink'),
  'POST /api/account/change-email/cancel': visitor('emailLink'),
  'GET /api/account/export': user('read'),
  'POST /api/account/export': user('write'),
  'GET /api/account/export/:exportId/download': user('export'),
  'GET /api/account/delete': user('read'),
  'POST /api/account/delete/link': user('account'),
  'POST /api/account/delete': user('account'),

  'GET /api/operator/settings': operator('read'),
  'GET /api/operator/local-models': operator('read'),
  'POST /api/operator/local-models/downloads': operator('write'),
  'POST /api/operator/local-models/:modelId/pause': operator('write'),
  'POST /api/operator/local-models/:modelId/trial': operator('localModel'),
  'DELETE /api/operator/local-models/:modelId': operator('write'),
  'PUT /api/operator/local-models/file': operator('localModel'),
  'GET /api/operator/users': operator('read'),
  'POST /api/operator/users/:userId/acts': operator('account'),
  'GET /api/operator/audit': operator('read'),
  'GET /api/operator/audit/export': operator('export'),
  'GET /api/operator/site': operator('read'),
  'PUT /api/operator/site': operator('write'),
  'GET /api/operator/connections': operator('read'),
  'POST /api/operator/connections': operator('write', connection),
  'PUT /api/operator/connections/defaults': operator('write'),
  'POST /api/operator/connections/test': operator('keyTest'),
  'PUT /api/operator/connections/:connectionId': operator('write', connection),
  'DELETE /api/operator/connections/:connectionId': operator('write'),

  'GET /api/preferences': user('read'),
  'PUT /api/preferences': user('write'),
  'GET /api/preferences/keys': user('read'),
  'PUT /api/preferences/keys': user('write'),
  'DELETE /api/preferences/keys': user('write'),
  'POST /api/preferences/keys/test': user('keyTest'),
  'GET /api/unsubscribe': visitor('read'),
  'GET /api/unsubscribe/state': visitor('read'),
  'POST /api/unsubscribe': visitor('account'),
  'GET /api/user/remaining-words': user('read'),
  'GET /api/user/usage': user('history'),
  'GET /api/user/word-statement': user('history'),
  'GET /api/user/word-statement.csv': user('history'),

  'GET /api/subscription/:userId': user('read'),
  'POST /api/fix-subscription': user('billing'),
  'POST /api/emergency-subscription': user('billing'),
  'POST /api/user-subscription-details': user('read'),
  'POST /api/billing-history': user('billing'),
  'POST /api/upcoming-invoice': user('billing'),
  'POST /api/create-portal-session': user('billing'),
  'POST /api/cancel-subscription': user('billing'),
  'POST /api/renew-subscription': user('billing'),
  'POST /api/downgrade-to-free': user('billing'),
  'POST /api/create-stripe-customer': user('billing'),
  'GET /api/create-checkout-session': user('billing'),
  'POST /api/create-checkout-session': user('billing'),
  'GET /api/payment-links': visitor('billing'),
  'POST /api/create-subscription': user('billing'),
  'POST /api/preview-plan-change': user('billing'),
  'POST /api/change-plan': user('billing'),
  // The provider's signature is checked instead of a session.
  'POST /api/stripe-webhook': visitor('webhook', { bytesMax: limits.webhookBytesMax }),

  'POST /api/zerogpt/detect': visitor('detect', { bytesMax: textBytes(limits.detectCharactersMax * 4) }),
  'POST /api/detector/files': visitor('readFile', {
    ...file,
    visitorBytes: {
      max: limits.visitorFileBytesMax + envelope,
      text: fileTexts.tooLargeForVisitors('This file'),
    },
  }),
  'GET /api/scans': user('history'),
  'DELETE /api/scans': user('history'),
  'GET /api/scans/:id': user('history'),
  'DELETE /api/scans/:id': user('history'),
  'GET /api/check-shares': user('read'),
  'POST /api/check-shares': user('share', { bytesMax: textBytes(limits.detectCharactersMax * 4) }),
  'DELETE /api/check-shares/:checkShareId': user('write'),
  'GET /api/shared-checks/:token': visitor('openShared'),

  'POST /api/originality/checks': visitor('originality', {
    ...originality,
    visitorBytes: {
      max: textBytes(
        originalityLimits.visitorTextCharactersMax + originalityLimits.visitorSourcesCharactersMax,
      ),
    },
  }),
  'POST /api/originality/web-checks': user('webSearch', originality),
  'GET /api/originality/checks': user('history'),
  'DELETE /api/originality/checks': user('history'),
  'GET /api/originality/checks/:id': user('history'),
  'DELETE /api/originality/checks/:id': user('history'),
  'GET /api/originality/documents': user('history'),
  'GET /api/originality/documents/:kind/:id': user('openEssay'),

  'POST /api/humanize': user('humanize', {
    bytesMax: textBytes(limits.textCharactersMax * 2 + voiceCharactersMax + 40_000),
    signInText: errorTexts.humanizeSignIn,
  }),
  'POST /api/humanize/finish': user('write'),
  'POST /api/humanize/quote': user('quote', {
    bytesMax: textBytes(limits.textCharactersMax + voiceCharactersMax + 40_000),
    signInText: errorTexts.humanizeSignIn,
  }),
  'POST /api/humanize/estimate': user('estimate', {
    bytesMax: textBytes(limits.textCharactersMax + 40_000),
    signInText: errorTexts.humanizeSignIn,
  }),
  'GET /api/humanized-texts': user('history'),
  'DELETE /api/humanized-texts': user('history'),
  'GET /api/humanized-texts/:id': user('history'),
  'DELETE /api/humanized-texts/:id': user('history'),
  'PUT /api/humanized-texts/:id/choices': user('write', { bytesMax: textBytes(editedCharactersMax) }),

  'POST /api/chat': visitor('reply', { bytesMax: chatBytes, visitorBytes: { max: bodyBytesUsual } }),
  'POST /api/chat/temporary': user('reply', manyMessages),
  'POST /api/chat/transcription': user('transcribe', { bytesMax: limits.voiceBytesMax + envelope }),
  'POST /api/chat/files': user('readFile', file),
  'GET /api/chat/files/:fileId': user('openChat'),
  'DELETE /api/chat/files/:fileId': user('write'),
  'POST /api/rpc/manage_chat': user('write', oneMessage),

  'GET /api/chats': user('read'),
  'GET /api/chats/news': user('eventStream'),
  'GET /api/chats/pinned-and-folders': user('read'),
  'GET /api/chats/search': user('search'),
  'POST /api/chats/import': user('import', manyMessages),
  'GET /api/chats/:chatId': user('openChat'),
  'PATCH /api/chats/:chatId': user('write'),
  'DELETE /api/chats/:chatId': user('write'),
  'PUT /api/chats/:chatId/messages': user('write', manyMessages),
  'DELETE /api/chats/:chatId/messages/:messageId': user('write'),
  'POST /api/chats/:chatId/messages/:messageId/continue': user('reply'),
  'PUT /api/chats/:chatId/leaf': user('write'),
  'POST /api/chats/:chatId/restore': user('write'),
  'POST /api/chats/:chatId/replies': user('reply'),
  'POST /api/chats/:chatId/stop': user('write'),
  'GET /api/chats/:chatId/title': user('titleRead'),
  'GET /api/chats/:chatId/stream': user('eventStream'),
  'POST /api/chats/:chatId/shares': user('share'),

  'GET /api/shares': user('read'),
  'DELETE /api/shares/:shareId': user('write'),
  'GET /api/shared/:token': visitor('openShared'),
  'POST /api/shared/:token/copy': user('share'),
  'GET /api/essays': user('openChat'),
  'PUT /api/essays/:chatId': user('openEssay'),
  'GET /api/essays/:chatId': user('openEssay'),
  'PATCH /api/essays/:chatId': user('write'),
  'POST /api/essays/:chatId/updates': user('saveEssay', { bytesMax: essayUpdateBytes }),
  'GET /api/essays/:chatId/updates': user('openEssay'),
  'GET /api/essay-records/key': constant(),
  'GET /api/essays/:chatId/record': user('openEssay'),
  'PUT /api/essays/:chatId/record': user('write'),
  'DELETE /api/essays/:chatId/record': user('write'),
  'GET /api/essays/:chatId/record/entries': user('openEssay'),
  'POST /api/essays/:chatId/record/seal': user('sealRecord'),
  'GET /api/essays/:chatId/versions': user('openEssay'),
  'POST /api/essays/:chatId/versions': user('write'),
  'GET /api/essays/:chatId/versions/:versionId': user('openEssay'),
  'PATCH /api/essays/:chatId/versions/:versionId': user('write'),
  'DELETE /api/essays/:chatId/versions/:versionId': user('write'),
  'GET /api/essays/:chatId/suggestions': user('openEssay'),
  'POST /api/essays/:chatId/suggestions': user('reply', suggestion),
  'POST /api/sources/look-up': user('lookUp'),
  'GET /api/study/sets': user('history'),
  'POST /api/study/sets': user('makeQuestions', { bytesMax: textBytes(limits.studyTextCharactersMax) }),
  'GET /api/study/sets/:setId': user('history'),
  'PATCH /api/study/sets/:setId': user('write'),
  'DELETE /api/study/sets/:setId': user('write'),
  'POST /api/study/sets/:setId/questions': user('makeQuestions'),
  'POST /api/study/sets/:setId/cards': user('write'),
  'PUT /api/study/cards/:cardId': user('write'),
  'PATCH /api/study/cards/:cardId': user('write'),
  'DELETE /api/study/cards/:cardId': user('write'),
  'GET /api/study/session': user('history'),
  'GET /api/study/progress': user('history'),
  'PUT /api/study/reviews/:reviewId': user('write'),
  'DELETE /api/study/reviews/:reviewId': user('write'),
  'POST /api/chat-folders': user('write'),
  'PATCH /api/chat-folders/:folderId': user('write'),
  'DELETE /api/chat-folders/:folderId': user('write'),

  'GET /api/api-keys': user('read'),
  'POST /api/api-keys': user('account'),
  'DELETE /api/api-keys/:keyId': user('account'),
  'GET /api/api-keys/usage': user('history'),
  'GET /api/api-keys/usage.csv': user('history'),
  // Calls of programs share the limits of their user's pages.
  'GET /api/v1/openapi.json': constant(),
  'POST /api/v1/detect': program('detect', 'detect', { bytesMax: textBytes(limits.detectCharactersMax * 4) }),
  'POST /api/v1/humanize': program('humanize', 'humanize', {
    bytesMax: textBytes(limits.textCharactersMax * 2 + voiceCharactersMax + 40_000),
  }),
  'POST /api/v1/originality': program('originality', 'originality', originality),
  'POST /api/v1/originality/web': program('originality', 'webSearch', originality),
  'GET /api/v1/models': program('chat', 'listModels'),
  'POST /api/v1/chat/completions': program('chat', 'reply', manyMessages),
  'GET /api/v1/essays': program('essays', 'openChat'),
  'POST /api/v1/essays': program('essays', 'saveEssay', { bytesMax: textBytes(apiMarkdownCharactersMax) }),
  'GET /api/v1/essays/:essayId': program('essays', 'openEssay'),
  'POST /api/v1/essays/:essayId/append': program('essays', 'saveEssay', {
    bytesMax: textBytes(apiMarkdownCharactersMax),
  }),
  // Each tool makes a call of its own, with its permission and limits.
  'POST /mcp': program(null, 'tool', originality),
  'GET /api/v1/usage': program('usage', 'read'),
  'GET /api/v1/usage/days': program('usage', 'history'),
} satisfies Record<string, Policy>
