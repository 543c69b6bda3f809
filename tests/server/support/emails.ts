import { randomUUID } from 'node:crypto'
import type { QueuedEmail } from '#server/mail/queries/email-queue.ts'

/** An email as the queue passes it to a transport. */
export function queuedEmail(columns: Partial<QueuedEmail> = {}): QueuedEmail {
  return {
    id: randomUUID(),
    topic: 'tour:4',
    kind: 'tour-declined',
    recipient: 'ann.chen@example.com',
    replyTo: null,
    subject: 'About your tour',
    text: 'A line.',
    html: '<p>A line.</p>',
    attachments: [],
    status: 'queued',
    attempts: 1,
    nextAttemptAt: new Date('2026-11-20T12:00:00Z'),
    createdAt: new Date('2026-11-20T12:00:00Z'),
    sentAt: null,
    ...columns,
  }
}
