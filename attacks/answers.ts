/** The parts of a response that distinguish a refusal from a failure. */
export type Answer = { status: number; retryAfter: string | null; text: string }

const patienceMs = 60_000

/** Reads a whole response. A broken connection has status 0. */
export async function read(pending: Promise<Response>): Promise<Answer> {
  try {
    const answer = await pending
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      text: await answer.text(),
    }
  } catch (error) {
    return { status: 0, retryAfter: null, text: String(error) }
  }
}

/** Returns true for a server failure. A 503 with Retry-After is a refusal. */
export function isFailure({ status, retryAfter }: Pick<Answer, 'status' | 'retryAfter'>): boolean {
  return status === 0 || (status >= 500 && !(status === 503 && retryAfter !== null))
}

export function atOnce(times: number, ask: (at: number) => Promise<Response>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: times }, (_, at) => read(ask(at))))
}

export const patience = () => AbortSignal.timeout(patienceMs)
