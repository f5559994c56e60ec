import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, type ContextManager, context, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { type Env, giveToTracing } from '../env.ts'
import type { Log } from '../log.ts'
import { setTracing } from './spans.ts'

type Tracing = { close: () => Promise<void> }

/** Each is loaded only when it is used. */
const exporters = {
  'http/protobuf': () => import('@opentelemetry/exporter-trace-otlp-proto'),
  'http/json': () => import('@opentelemetry/exporter-trace-otlp-http'),
}

function isKnown(protocol: string): protocol is keyof typeof exporters {
  return protocol in exporters
}

/**
 * Sends traces to the collector that the usual OTEL_ variables name. Without the address of one, the SDK is not even
 * loaded.
 */
export async function openTracing(
  { otel }: Pick<Env, 'otel'>,
  log: Pick<Log, 'warn'>,
): Promise<Tracing | null> {
  const endpoint = otel.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? otel.OTEL_EXPORTER_OTLP_ENDPOINT
  const isOff = otel.OTEL_SDK_DISABLED === 'true' || otel.OTEL_TRACES_EXPORTER === 'none'
  if (!endpoint || isOff) return null
  const protocol =
    otel.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? otel.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf'
  if (!isKnown(protocol)) {
    log.warn({ protocol }, 'traces are not sent: the protocol must be http/protobuf or http/json')
    return null
  }
  giveToTracing(otel)
  const [sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    exporters[protocol](),
    import('@opentelemetry/resources'),
  ])
  const resource = resources
    .defaultResource()
    .merge(resources.resourceFromAttributes({ 'service.name': 'longhand' }))
    .merge(resources.detectResources({ detectors: [resources.envDetector] }))
  const provider = new sdk.TracerProvider({
    resource,
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(shareOfTraces(otel)) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter(),
        scheduledDelayMillis: Number(otel.OTEL_BSP_SCHEDULE_DELAY) || 5_000,
      }),
    ],
  })
  context.setGlobalContextManager(openContexts())
  trace.setGlobalTracerProvider(provider)
  setTracing(true)
  return {
    async close() {
      setTracing(false)
      await provider.shutdown()
      trace.disable()
      context.disable()
    },
  }
}

/** The share of traces that the usual names of samplers ask for; all by default. */
function shareOfTraces({
  OTEL_TRACES_SAMPLER: name = '',
  OTEL_TRACES_SAMPLER_ARG: given,
}: Env['otel']): number {
  if (name.endsWith('always_off')) return 0
  if (!name.endsWith('traceidratio')) return 1
  const share = Number(given ?? 1)
  return share >= 0 && share <= 1 ? share : 1
}

/** Keeps the current span over waits. */
function openContexts(): ContextManager {
  const current = new AsyncLocalStorage<Context>()
  const manager: ContextManager = {
    active: () => current.getStore() ?? ROOT_CONTEXT,
    with: (active, work, self, ...given) => current.run(active, () => work.apply(self as never, given)),
    bind: (_active, target) => target,
    enable: () => manager,
    disable() {
      current.disable()
      return manager
    },
  }
  return manager
}
