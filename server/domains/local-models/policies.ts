import { operator, type Policy } from '../../platform/policies/policy-rows.ts'

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'GET /api/operator/local-models': operator('read'),
  'POST /api/operator/local-models/downloads': operator('write'),
  'POST /api/operator/local-models/:modelId/pause': operator('write'),
  'POST /api/operator/local-models/:modelId/trial': operator('localModel'),
  'DELETE /api/operator/local-models/:modelId': operator('write'),
  'PUT /api/operator/local-models/file': operator('localModel'),
} satisfies Record<string, Policy>
