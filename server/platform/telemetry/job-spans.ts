import { metrics } from '@opentelemetry/api'
import { errorAttributes, inSpan } from './span.ts'

export const jobName = 'pending.job.name'
/** Of a step that found nothing to do. */
export const idleAttribute = 'pending.job.idle'

/** Runs one step of a job, which answers whether there was work, in a trace of its own. */
export async function inJobSpan(name: string, step: () => Promise<boolean>): Promise<boolean> {
  const began = performance.now()
  const record = (more = {}) =>
    metrics
      .getMeter('pending')
      .createHistogram('pending.job.duration', {
        description: 'Time that a job takes for one piece of work',
        unit: 's',
      })
      .record((performance.now() - began) / 1000, { [jobName]: name, ...more })
  try {
    return await inSpan(`job ${name}`, { root: true, attributes: { [jobName]: name } }, async (span) => {
      const wasOne = await step()
      if (wasOne) record()
      else span.setAttribute(idleAttribute, true)
      return wasOne
    })
  } catch (error) {
    record(errorAttributes(error))
    throw error
  }
}
