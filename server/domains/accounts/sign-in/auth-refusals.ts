import { accountTexts } from '../../../../contract/accounts.ts'
import { type ErrorCode, errors, isErrorCode } from '../../../../contract/errors.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import { inEnglish } from '../../../../texts/english.ts'
import { isMessage, type Message } from '../../../../texts/message.ts'

/** Maps the library's codes to ours, with the documented text if there is one. */
const refusals: Record<string, { code: ErrorCode; text?: Message }> = {
  INVALID_EMAIL_OR_PASSWORD: { code: 'wrong_credentials', text: accountTexts.signInFailed },
  EMAIL_NOT_VERIFIED: { code: 'email_not_verified', text: accountTexts.emailNotVerified },
  INVALID_EMAIL: { code: 'email_invalid', text: accountTexts.emailInvalid },
  PASSWORD_TOO_LONG: { code: 'wrong_credentials', text: accountTexts.signInFailed },
  TOO_MANY_ATTEMPTS: { code: 'too_many_requests' },
  INVALID_ORIGIN: { code: 'forbidden_origin', text: errors.forbidden_origin.text },
  MISSING_OR_NULL_ORIGIN: { code: 'forbidden_origin', text: refusalTexts.originMissing },
  UNAUTHORIZED: { code: 'sign_in_required', text: errors.sign_in_required.text },
}

/** Converts a refusal of the library to the standard format; keeps its cookies. */
export async function translateRefusal(answer: Response, failure: unknown): Promise<Response> {
  if (answer.status < 400) return answer
  if (answer.status >= 500) throw failure ?? new Error('The accounts library failed.')
  const body = await readBody(answer)
  const known = refusals[String(body.code)]
  const code = known?.code ?? codeOf(body.code, answer.status)
  const seconds = Number(body.retryAfterSeconds)
  const says = known?.text ?? (isMessage(body.says) ? (body.says as Message) : refusalTexts.refused)
  // The library’s own texts are for programs only.
  const own = !known?.text && typeof body.message === 'string' ? body.message : null
  const details = seconds ? { details: { retryAfterSeconds: seconds } } : {}
  const headers = new Headers(answer.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const status = isErrorCode(code) ? errors[code].status : answer.status
  return new Response(JSON.stringify({ error: own ?? inEnglish(says), code, says, ...details }), {
    status,
    headers,
  })
}

/** Keeps a library code without a row in `errors`, in lower case. */
function codeOf(code: unknown, status: number): string {
  if (typeof code === 'string' && code) return code.toLowerCase()
  return status === 404 ? 'not_found' : 'invalid_input'
}

async function readBody(answer: Response): Promise<Record<string, unknown>> {
  try {
    return (await answer.clone().json()) as Record<string, unknown>
  } catch {
    return {}
  }
}
