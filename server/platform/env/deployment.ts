import type { Read } from './read.ts'
import { headersOf, oneOf, onOrOff, portOf, secondsOf, shareFrom, text, webUrl } from './values.ts'

/** `relaxed`: what was answered survives the end of the process. `strict`: it survives the end of the machine as well. */
export type PgliteDurability = 'strict' | 'relaxed'

/** How and for whom the server runs. */
export interface DeploymentEnv {
  /** NODE_ENV is `production`, or PUBLIC_URL begins with https. */
  isProduction: boolean
  /** When the sample listings are put into a database that never had them. */
  seed: 'samples' | 'none' | 'new database'
  pgliteDurability: PgliteDurability
  /** Whether the machine explorer is shown under /machines. */
  hasMachineExplorer: boolean
  /** How long the server goes on serving after SIGTERM while it says that it is not ready. */
  drainSeconds: number
  /** Where Prometheus finds /metrics, and only that; null for nowhere. */
  metricsPort: number | null
  /** Where traces and metrics are sent; null for nowhere. */
  telemetry: TelemetryEnv | null
}

export interface TelemetryEnv {
  /** Of an OpenTelemetry collector, up to where `/v1/traces` begins. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** The part of all traces that is recorded, from 0 to 1. */
  sampled: number
}

/** By default samples are added for trying the product: in a new embedded database of a server that is not public. */
export function deploymentEnv(read: Read, variables: Record<string, string | undefined>): DeploymentEnv {
  const isSet = (name: string) => Boolean(variables[name]?.trim())
  const publicUrl = variables.PUBLIC_URL?.trim() ?? ''
  const isProduction = variables.NODE_ENV?.trim() === 'production' || /^https:/i.test(publicUrl)
  const isTrial = !isProduction && !['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL'].some(isSet)
  return {
    isProduction,
    seed: read<DeploymentEnv['seed']>(
      'SEED',
      isTrial ? 'new database' : 'none',
      oneOf('samples', 'none'),
      'samples or none',
    ),
    pgliteDurability: read(
      'PGLITE_DURABILITY',
      isProduction ? 'strict' : 'relaxed',
      oneOf('strict', 'relaxed'),
      'strict or relaxed',
    ),
    hasMachineExplorer: read('MACHINES', !isProduction, onOrOff, 'on or off'),
    metricsPort: read<number | null>('METRICS_PORT', null, portOf, 'a port number from 0 to 65535'),
    telemetry: telemetryOf(read),
    drainSeconds: read('DRAIN_SECONDS', isProduction ? 5 : 0, secondsOf, 'a number of seconds from 0 to 300'),
  }
}

/** Names as OpenTelemetry has them. */
function telemetryOf(read: Read): TelemetryEnv | null {
  const endpoint = read<string | null>(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    null,
    webUrl,
    'the web address of an OpenTelemetry collector such as http://localhost:4318',
  )
  const headers = read('OTEL_EXPORTER_OTLP_HEADERS', {}, headersOf, 'a list such as name=value,name=value')
  const serviceName = read('OTEL_SERVICE_NAME', 'pending', text, 'a name')
  const sampled = read('OTEL_TRACES_SAMPLER_ARG', 1, shareFrom, 'a number from 0 to 1')
  return endpoint === null ? null : { endpoint, headers, serviceName, sampled }
}

/** Why a server with these settings must not be started in production, as one sentence; null where it may. */
export function productionProblem({
  isProduction,
  secret,
}: Pick<DeploymentEnv, 'isProduction'> & { secret: string | null }) {
  return isProduction && secret === null
    ? 'SECRET should be set to 32 random characters or more, since this server is in production (NODE_ENV is "production" or PUBLIC_URL begins with https).'
    : null
}
