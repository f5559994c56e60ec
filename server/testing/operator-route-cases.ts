import type { RouteCase } from './route-cases.ts'

const connection = {
  name: 'Of A',
  kind: 'other',
  address: 'http://127.0.0.1:9/v1',
  models: [{ id: 'a', contextTokens: null, sees: null }],
}

/** How another user tries each call for operators. */
export const operatorRouteCases: Record<string, RouteCase> = {
  'GET /api/operator/settings': { kind: 'operator' },
  'GET /api/operator/local-models': { kind: 'operator' },
  'POST /api/operator/local-models/downloads': { kind: 'operator', body: { id: 'unknown' }, status: 404 },
  'POST /api/operator/local-models/:modelId/pause': { kind: 'operator', status: 404 },
  'POST /api/operator/local-models/:modelId/trial': { kind: 'operator', status: 409 },
  'DELETE /api/operator/local-models/:modelId': { kind: 'operator', status: 404 },
  'GET /api/operator/users': { kind: 'operator' },
  'POST /api/operator/users/:userId/acts': { kind: 'operator', body: { act: 'suspend' }, status: 404 },
  'GET /api/operator/invitations': { kind: 'operator' },
  'POST /api/operator/invitations': { kind: 'operator', body: { addresses: [] } },
  'POST /api/operator/invitations/:invitationId/acts': {
    kind: 'operator',
    body: { act: 'withdraw-invitation' },
    status: 400,
  },
  'GET /api/operator/usage': { kind: 'operator' },
  'GET /api/operator/model-usage': { kind: 'operator' },
  'PUT /api/operator/model-prices': {
    kind: 'operator',
    body: { model: 'm', price: { input: 1, output: 2 } },
  },
  'GET /api/operator/billing': { kind: 'operator' },
  'GET /api/operator/failed-jobs': { kind: 'operator' },
  'POST /api/operator/failed-jobs/acts': {
    kind: 'operator',
    body: { act: 'discard-job', ids: ['00000000-0000-4000-8000-000000000000'] },
  },
  'GET /api/operator/banner': { kind: 'operator' },
  'PUT /api/operator/banner': { kind: 'operator', body: { banner: null } },
  'GET /api/operator/audit': { kind: 'operator' },
  'GET /api/operator/audit/export': { kind: 'operator', query: 'format=csv' },
  'GET /api/operator/site': { kind: 'operator' },
  'PUT /api/operator/site': { kind: 'operator', body: { name: 'Of A' } },
  'GET /api/operator/connections': { kind: 'operator' },
  'POST /api/operator/connections': { kind: 'operator', body: connection },
  'PUT /api/operator/connections/defaults': { kind: 'operator', body: { chat: null } },
  'POST /api/operator/connections/test': {
    kind: 'operator',
    body: { kind: 'openai', address: 'https://a.example/v1' },
  },
  'PUT /api/operator/connections/:connectionId': { kind: 'operator', body: connection, status: 404 },
  'DELETE /api/operator/connections/:connectionId': { kind: 'operator', status: 404 },
  'PUT /api/operator/local-models/file': { kind: 'operator', body: { path: '/nowhere.gguf' }, status: 400 },
}
