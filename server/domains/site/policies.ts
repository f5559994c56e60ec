import { operator, type Policy } from '../../platform/policies/policy-rows.ts'

/** Hundreds of models with their names. */
const connection = { bytesMax: 300_000 }

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'GET /api/operator/site': operator('read'),
  'PUT /api/operator/site': operator('write'),
  'GET /api/operator/connections': operator('read'),
  'POST /api/operator/connections': operator('write', connection),
  'PUT /api/operator/connections/defaults': operator('write'),
  'POST /api/operator/connections/test': operator('keyTest'),
  'PUT /api/operator/connections/:connectionId': operator('write', connection),
  'DELETE /api/operator/connections/:connectionId': operator('write'),
} satisfies Record<string, Policy>
