import { z } from 'zod'
import { type ErrorCode, errors } from '../errors.ts'

const types = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'insufficient_quota',
  403: 'permission_error',
  429: 'rate_limit_error',
} as const

const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** The body of every error of the API, in the form that clients of OpenAI's protocol read. Codes are stable. */
export const apiError = z
  .object({
    error: z.object({
      code: z.enum(codes),
      message: z.string(),
      type: z.string(),
      details: z.record(z.string(), z.unknown()).optional(),
    }),
  })
  .meta({ id: 'Error' })
export type ApiErrorBody = z.output<typeof apiError>

type Known = { code: ErrorCode; message: string; status: number; details?: Record<string, unknown> }

export function apiErrorBody({ code, message, status, details }: Known): ApiErrorBody {
  const type = types[status as keyof typeof types] ?? (status < 500 ? 'invalid_request_error' : 'api_error')
  return { error: { code, message, type, ...(details ? { details } : {}) } }
}

/** The address of the Model Context Protocol. */
export const mcpPath = '/mcp'

/** Whether a path is a call of the API, whose errors have this form. */
export function isApiPath(path: string): boolean {
  return path.startsWith('/api/v1/') || path === mcpPath
}
