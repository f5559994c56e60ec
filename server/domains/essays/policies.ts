import { limits } from '../../../contract/limits.ts'
import {
  constant,
  envelope,
  type Policy,
  textBytes,
  user,
  visitor,
} from '../../platform/policies/policy-rows.ts'

/** A change of an essay, in base64. */
const essayUpdateBytes = Math.ceil(limits.essayUpdateBytesMax / 3) * 4 + envelope
/** A paragraph with its context; what is longer is refused in words by the route. */
const suggestion = {
  bytesMax: textBytes(limits.suggestionCharactersMax * 4 + limits.suggestionContextCharactersMax * 3),
}

/** One thread of the longest comments, or several that are short. */
const importedComments = {
  bytesMax: textBytes(limits.importedRepliesMax * limits.commentCharactersMax + limits.importedCharactersMax),
}

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
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
  'GET /api/essay-shares': user('read'),
  'PATCH /api/essay-shares/:essayShareId': user('write'),
  'DELETE /api/essay-shares/:essayShareId': user('write'),
  'POST /api/essays/:chatId/shares': user('share'),
  'GET /api/shared-essays/:token': visitor('openShared'),
  'GET /api/essays/:chatId/comments': user('openEssay'),
  'POST /api/essays/:chatId/comments': user('write'),
  'POST /api/essays/:chatId/comments/import': user('write', importedComments),
  'PATCH /api/essays/:chatId/comments/:commentId': user('write'),
  'DELETE /api/essays/:chatId/comments/:commentId': user('write'),
  'POST /api/shared-essays/:token/comments': visitor('commentShared'),
  'DELETE /api/shared-essays/:token/comments/:commentId': visitor('commentShared'),
  'GET /api/essays/:chatId/suggestions': user('openEssay'),
  'POST /api/essays/:chatId/suggestions': user('reply', suggestion),
  'POST /api/sources/look-up': user('lookUp'),
} satisfies Record<string, Policy>
