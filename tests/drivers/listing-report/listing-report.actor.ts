import { listingReportMachine } from '#machines/listing-report/listing-report.machine.ts'
import { listingReportModel } from '#machines/listing-report/listing-report.model.ts'
import { needsDetails, reportFields } from '#machines/listing-report/report.ts'
import { reportFieldWords, reportProblemWords, listingReportForm as words } from '#src/content/listing-report.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { filledIn, outcomes } from './listing-report.facts.ts'

const port = 'reportListing'
const press = (type: string) => (harness: ActorHarness) => harness.send({ type })

export const listingReport = {
  name: 'listing-report',
  machine: listingReportMachine,
  ports: { reportListing: 'call' },
  effects: [],
  model: listingReportModel,
  eventDrivers: {
    'USER.visitsListing': (harness) => harness.start({ propertyId: 4 }),
    'USER.reportsListing': press('OPEN'),
    'USER.closes': press('CLOSE'),
    ...rowsOf(filledIn, ({ reason, details, email }) => (harness: ActorHarness) => {
      harness.send({ type: 'CHOOSE_REASON', reason } as never)
      harness.send({ type: 'CHANGE', field: 'details', value: details } as never)
      harness.send({ type: 'CHANGE', field: 'email', value: email } as never)
    }),
    'USER.sends': press('SEND'),
    'USER.sendsAgain': press('SEND'),
    ...outcomeRows(port, outcomes),
  },
  see: (harness) => {
    const { snapshot } = harness
    const { values, problem } = harness.context as unknown as ReturnType<
      typeof listingReportMachine.getInitialSnapshot
    >['context']
    const sends = (harness.inputOf(port) as { report: object } | undefined)?.report ?? null
    const sent = harness.history.filter(({ name }) => name === port).length
    if (!snapshot.hasTag('open')) return { screen: 'page', sent, sends }
    if (snapshot.hasTag('sent')) return { screen: 'sent', sent, sends, email: values.email.trim() || null }
    const wrong = reportFields.flatMap((field) => {
      const said = reportFieldWords(problem, field)
      return said ? [[field, said]] : []
    })
    return {
      screen: 'form',
      sent,
      sends,
      busy: snapshot.hasTag('busy'),
      values: { ...values, reason: values.reason && words.reasons[values.reason] },
      needsDetails: needsDetails(values.reason),
      problem: problem && reportProblemWords(problem),
      fields: Object.fromEntries(wrong),
    }
  },
} satisfies ActorDriver
