/** Loads the SDK of OpenTelemetry; imported only where a collector is set. */
import { randomUUID } from 'node:crypto'
import { context, DiagLogLevel, diag, metrics, trace } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import type { TelemetryEnv } from '../env/deployment.ts'
import { WithoutIdleJobs } from './without-idle-jobs.ts'

/** Milliseconds for one delivery, so that a collector that is away does not hold up the end of the process. */
const deliveryLastsMs = 3000
/** Milliseconds between two lines about a collector that is away. */
const complaintEvery = 60_000

/**
 * Sends traces and metrics to a collector by OTLP over HTTP until stopped. `onTrouble` is called at most once a minute while
 * nothing can be delivered; what was not delivered is dropped.
 */
export function startTelemetry(
  { endpoint, headers, serviceName, sampled }: TelemetryEnv,
  onTrouble: () => void,
): { stop(): Promise<void> } {
  const error = atMostOnceIn(complaintEvery, onTrouble)
  // The SDK's own messages may quote what was sent or what came back.
  diag.setLogger({ error, warn() {}, info() {}, debug() {}, verbose() {} }, DiagLogLevel.ERROR)
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': randomUUID() })
  const target = (signal: string) => ({ url: `${endpoint}/v1/${signal}`, headers, timeoutMillis: deliveryLastsMs })
  // A visitor's `traceparent` gives the trace its id, and does not decide whether it is recorded.
  const own = new TraceIdRatioBasedSampler(sampled)
  const tracers = new NodeTracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: own, remoteParentSampled: own, remoteParentNotSampled: own }),
    spanProcessors: [
      new WithoutIdleJobs(
        new BatchSpanProcessor(new OTLPTraceExporter(target('traces')), { exportTimeoutMillis: deliveryLastsMs }),
      ),
    ],
  })
  // Other servers that are called, such as a language model’s, are not sent our trace ids.
  tracers.register({ propagator: null })
  const exporter = new OTLPMetricExporter(target('metrics'))
  const meters = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter, exportTimeoutMillis: deliveryLastsMs })],
  })
  metrics.setGlobalMeterProvider(meters)
  return {
    async stop() {
      const last = await Promise.allSettled([tracers.shutdown(), meters.shutdown()])
      if (last.some(({ status }) => status === 'rejected')) error()
      for (const api of [trace, metrics, context, diag]) api.disable()
    },
  }
}

function atMostOnceIn(milliseconds: number, call: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() - last < milliseconds) return
    last = performance.now()
    call()
  }
}
