import { bulkLimits } from '../../../contract/api/bulk.ts'
import { apiMarkdownCharactersMax } from '../../../contract/api/essays.ts'
import { voiceCharactersMax } from '../../../contract/humanizer.ts'
import { limits } from '../../../contract/limits.ts'
import { originalityLimits } from '../../../contract/originality/originality.ts'
import { constant, type Policy, program, textBytes, user } from '../../platform/policies/policy-rows.ts'
import { bodyBytesUsual } from '../../platform/policies/route-policy.ts'

const originality = {
  bytesMax: textBytes(originalityLimits.textCharactersMax + originalityLimits.sourcesCharactersMax),
}

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  // Calls of programs share the limits of their user's pages.
  'GET /api/v1/openapi.json': constant(),
  'POST /api/v1/detect': program('detect', 'detect', { bytesMax: textBytes(limits.detectCharactersMax * 4) }),
  'POST /api/v1/humanize': program('humanize', 'humanize', {
    bytesMax: textBytes(limits.textCharactersMax * 2 + voiceCharactersMax + 40_000),
  }),
  'POST /api/v1/originality': program('originality', 'originality', originality),
  'POST /api/v1/originality/web': program('originality', 'webSearch', originality),
  'GET /api/v1/models': program('chat', 'listModels'),
  'POST /api/v1/chat/completions': program('chat', 'reply', { bytesMax: limits.bodyBytesMax }),
  'GET /api/v1/essays': program('essays', 'openChat'),
  'POST /api/v1/essays': program('essays', 'saveEssay', { bytesMax: textBytes(apiMarkdownCharactersMax) }),
  'GET /api/v1/essays/:essayId': program('essays', 'openEssay'),
  'POST /api/v1/essays/:essayId/append': program('essays', 'saveEssay', {
    bytesMax: textBytes(apiMarkdownCharactersMax),
  }),
  // The permission depends on the kind of the job.
  'GET /api/v1/bulk': program(null, 'history'),
  'POST /api/v1/bulk': program(null, 'bulk', { bytesMax: limits.bodyBytesMax }),
  'POST /api/v1/bulk/file': program(null, 'bulk', { bytesMax: bulkLimits.fileBytesMax + bodyBytesUsual }),
  'GET /api/v1/bulk/:jobId': program(null, 'history'),
  'GET /api/v1/bulk/:jobId/results': program(null, 'export'),
  'POST /api/v1/bulk/:jobId/cancel': program(null, 'write'),
  'DELETE /api/v1/bulk/:jobId': program(null, 'write'),
  // The same jobs on the pages of their owner.
  'GET /api/bulk': user('history'),
  'POST /api/bulk': user('bulk', { bytesMax: bulkLimits.fileBytesMax + bodyBytesUsual }),
  'GET /api/bulk/:jobId/results': user('export'),
  'POST /api/bulk/:jobId/cancel': user('write'),
  'DELETE /api/bulk/:jobId': user('write'),
  // Each tool makes a call of its own, with its permission and limits.
  'POST /mcp': program(null, 'tool', originality),
  'GET /api/v1/usage': program('usage', 'read'),
  'GET /api/v1/usage/days': program('usage', 'history'),
} satisfies Record<string, Policy>
