import type { RouteCase } from './route-cases.ts'

const program = (body?: Record<string, unknown>): RouteCase => ({
  kind: 'program',
  ...(body ? { body } : {}),
})
const bulkJob = ({ bulkJobId }: { bulkJobId: string }) => `/api/bulk/${bulkJobId}`
const text = { text: 'A text of B.' }

/** How another user tries the calls about keys, and those of programs. Part of `routeCases`. */
export const apiCases: Record<string, RouteCase> = {
  'GET /api/api-keys': { kind: 'own' },
  'POST /api/api-keys': { kind: 'own', body: { name: 'Key of B', scopes: ['detect'] } },
  'DELETE /api/api-keys/:keyId': { kind: 'thing', path: ({ apiKeyId }) => `/api/api-keys/${apiKeyId}` },
  'GET /api/api-keys/usage': { kind: 'own' },
  'GET /api/api-keys/usage.csv': { kind: 'own' },
  'GET /api/v1/openapi.json': { kind: 'everybody', why: 'the description of the API' },
  'POST /api/v1/detect': program(text),
  'POST /api/v1/humanize': program(text),
  'POST /api/v1/originality': program(text),
  'POST /api/v1/originality/web': program(text),
  'GET /api/v1/models': program(),
  'POST /api/v1/chat/completions': program({ model: 'default', messages: [{ role: 'user', content: 'B' }] }),
  'GET /api/v1/essays': program(),
  'POST /api/v1/essays': program({ title: 'Of B' }),
  'GET /api/v1/essays/:essayId': program(),
  'POST /api/v1/essays/:essayId/append': program({ markdown: 'By B.' }),
  'GET /api/v1/bulk': program(),
  'POST /api/v1/bulk': program({ kind: 'detect', texts: [text] }),
  'POST /api/v1/bulk/file': program(),
  'GET /api/v1/bulk/:jobId': program(),
  'GET /api/v1/bulk/:jobId/results': program(),
  'POST /api/v1/bulk/:jobId/cancel': program(),
  'DELETE /api/v1/bulk/:jobId': program(),
  'GET /api/bulk': { kind: 'own' },
  'POST /api/bulk': { kind: 'own', body: { kind: 'detect' } },
  'GET /api/bulk/:jobId/results': { kind: 'thing', path: (ids) => `${bulkJob(ids)}/results` },
  'POST /api/bulk/:jobId/cancel': { kind: 'thing', path: (ids) => `${bulkJob(ids)}/cancel` },
  'DELETE /api/bulk/:jobId': { kind: 'thing', path: bulkJob },
  'POST /mcp': program({}),
  'GET /mcp': { kind: 'everybody', why: 'says that this address takes only POST' },
  'GET /api/v1/usage': program(),
  'GET /api/v1/usage/days': program(),
}
