import { fileTexts } from '../../../contract/chats/files.ts'
import { limits } from '../../../contract/limits.ts'
import { nounTexts } from '../../../contract/refusals.ts'
import { envelope, type Policy, textBytes, user, visitor } from '../../platform/policies/policy-rows.ts'

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'POST /api/zerogpt/detect': visitor('detect', { bytesMax: textBytes(limits.detectCharactersMax * 4) }),
  'POST /api/detector/files': visitor('readFile', {
    bytesMax: limits.fileBytesMax + envelope,
    visitorBytes: {
      max: limits.visitorFileBytesMax + envelope,
      text: fileTexts.tooLargeForVisitors({ name: nounTexts.file }),
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
} satisfies Record<string, Policy>
