import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Set while traces are sent, so that nothing is made for them otherwise. */
const state = { isOpen: false }

export function setTracing(isOpen: boolean): void {
  state.isOpen = isOpen
}

/** Whether traces are sent. */
export function isTracing(): boolean {
  return state.isOpen
}

type SpanOptions = { kind?: 'server' | 'client'; attributes?: Attributes }

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT }

/** Runs `work` as a span of the current trace. Names and attributes are words of this program, never user data. */
export async function inSpan<T>(
  name: string,
  work: () => T | Promise<T>,
  { kind, attributes = {} }: SpanOptions = {},
): Promise<T> {
  if (!state.isOpen) return work()
  const options = { attributes, kind: kind ? kinds[kind] : SpanKind.INTERNAL }
  return trace.getTracer('longhand').startActiveSpan(name, options, async (span) => {
    try {
      return await work()
    } catch (error) {
      // The class only: a message may quote a text.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Adds to the span that the caller runs in. */
export function describeSpan(attributes: Attributes, { hasFailed = false } = {}): void {
  if (!state.isOpen) return
  const span = trace.getActiveSpan()
  span?.setAttributes(attributes)
  if (hasFailed) span?.setStatus({ code: SpanStatusCode.ERROR })
}
