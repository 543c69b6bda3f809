import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { conversationAfter, newConversation } from '#assistant/decide/conversation.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { followMachines, type MachineReport, reportTransition } from '#server/platform/machine-reports.ts'
import { machineReportStream } from '#server/site/machine-report-stream.ts'
import { changed } from '#server/tours/rules/tour-status.ts'
import { talk } from '../support/chat.ts'
import { describeServer, startServer } from '../support/server.ts'

describe('[MACH-04] the reports of server machines', () => {
  const stops: (() => void)[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
  })
  function followed(): MachineReport[] {
    const found: MachineReport[] = []
    stops.push(followMachines((report) => found.push(report)))
    return found
  }

  it('contain the events, the states before and after, and a masked context', () => {
    const found = followed()
    changed({ status: 'requested', newTime: null }, { type: 'PROPOSE', newTime: '2026-12-01T10:30' })
    expect(found).toEqual([
      {
        machine: 'tourStatus',
        status: 'active',
        events: ['PROPOSE'],
        before: ['tourStatus', 'tourStatus.requested'],
        active: ['tourStatus', 'tourStatus.newTimeProposed'],
        contextBefore: { newTime: null },
        context: { newTime: '•••• (16)' },
      },
    ])
  })

  it('reach every follower, and none that stopped', () => {
    const [one, other] = [followed(), followed()]
    stops.shift()?.()
    const before = newConversation()
    const events = [{ type: 'CONTACT_LEFT' as const }]
    reportTransition(before, events, conversationAfter(before, events))
    expect([one.length, other.length]).toEqual([0, 1])
  })
})

describe('[MACH-04] /machine-reports', () => {
  it('sends each report as an event, and ends when the server stops', async () => {
    const app = fastify()
    await app.register(machineReportStream)
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const answer = await fetch(`${address}/machine-reports`, { signal: AbortSignal.timeout(20_000) })
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const chunks = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await chunks?.read())?.value).toBe(': open\n\n')
    changed({ status: 'requested', newTime: null }, { type: 'ACCEPT' })
    expect((await chunks?.read())?.value).toMatch(
      /^event: report\ndata: \{"machine":"tourStatus",.*"events":\["ACCEPT"\]/,
    )
    const closed = app.close()
    expect((await chunks?.read())?.done).toBe(true)
    await closed
  })
})

describeServer('[MACH-04] a chat', (server) => {
  it('reports its conversation machine without any text', async () => {
    const found: MachineReport[] = []
    const stop = followMachines((report) => found.push(report))
    await talk(server.visitor()).say('Is there a garage? Write to ann.chen@example.com')
    stop()
    expect(found.map(({ machine }) => machine)).toContain('conversation')
    expect(JSON.stringify(found)).not.toMatch(/garage|ann\.chen/i)
  })

  it('isn’t reported over HTTP in production', async () => {
    const env = { ...readEnv({}), isProduction: true }
    const { app } = startServer(server.database, { env })
    expect((await app.inject('/machine-reports')).statusCode).toBe(404)
    await app.close()
  })
})
