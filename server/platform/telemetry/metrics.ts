import { Counter, Histogram, Registry } from 'prom-client'

/**
 * The counts of this process. Labels are names of this program (routes, queues, codes), never a user's data, and
 * there are few of each.
 */
export const registry = new Registry()

const registers = [registry]
const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const requests = new Counter({
  name: 'longhand_http_requests_total',
  help: 'Requests by method, route pattern and status.',
  labelNames: ['method', 'route', 'status'] as const,
  registers,
})
const durations = new Histogram({
  name: 'longhand_http_request_duration_seconds',
  help: 'Time until the response, or the start of a stream, by method and route pattern.',
  labelNames: ['method', 'route'] as const,
  buckets: secondsOfRequests,
  registers,
})
const errors = new Counter({
  name: 'longhand_errors_total',
  help: 'Responses with an error, by its code.',
  labelNames: ['code'] as const,
  registers,
})
const failedSignIns = new Counter({
  name: 'longhand_failed_sign_ins_total',
  help: 'Failed sign-ins by step and reason.',
  labelNames: ['step', 'reason'] as const,
  registers,
})
const jobs = new Counter({
  name: 'longhand_jobs_ended_total',
  help: 'Jobs that this server ran, by queue and outcome.',
  labelNames: ['queue', 'outcome'] as const,
  registers,
})
const tokens = new Counter({
  name: 'longhand_model_tokens_total',
  help: 'Tokens of the language models that the operator pays for.',
  registers,
})
const words = new Counter({
  name: 'longhand_words_total',
  help: 'Words that were checked, humanized, or charged.',
  labelNames: ['kind'] as const,
  registers,
})

const fileCalls = new Counter({
  name: 'longhand_file_store_calls_total',
  help: 'Calls to the store of files, by method and outcome.',
  labelNames: ['method', 'outcome'] as const,
  registers,
})

type CountedRequest = { method: string; route: string; status: number; seconds: number }

export function countRequest({ method, route, status, seconds }: CountedRequest): void {
  requests.inc({ method, route, status })
  durations.observe({ method, route }, seconds)
}

export function countError(code: string): void {
  errors.inc({ code })
}

export function countFailedSignIn(step: string, reason: string): void {
  failedSignIns.inc({ step, reason })
}

export function countJob(queue: string, outcome: 'done' | 'retried' | 'given up'): void {
  jobs.inc({ queue, outcome })
}

export function countFileCall(method: string, outcome: 'done' | 'failed'): void {
  fileCalls.inc({ method, outcome })
}

export function countTokens(used: number): void {
  tokens.inc(used)
}

export function addWords(kind: 'checked' | 'humanized' | 'charged', count: number): void {
  words.inc({ kind }, count)
}
