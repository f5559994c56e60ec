type Details = { code?: string; decline_code?: string; param?: string; payment_intent?: unknown }

/** A refusal in the error envelope of the payment API. */
export class ProviderError extends Error {
  readonly status: number
  readonly type: string
  readonly details: Details

  constructor(status: number, type: string, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.type = type
    this.details = details
  }

  body() {
    return { error: { type: this.type, message: this.message, ...this.details } }
  }
}

export function invalidRequest(message: string, param?: string, code?: string): ProviderError {
  return new ProviderError(400, 'invalid_request_error', message, {
    ...(code ? { code } : {}),
    ...(param ? { param } : {}),
  })
}

export function missing(kind: string, id: string): ProviderError {
  return new ProviderError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  })
}
