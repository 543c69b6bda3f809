import { asc } from 'drizzle-orm'
import { demoRequests } from '#server/demos/schema.ts'
import type { TestServer } from './server.ts'

export const shortPath = '/api/send-demo-request'
export const longPath = '/submit-demo-request/'

export const shortDemoForm = {
  name: 'Ann Chen',
  email: 'ann.chen@example.com',
  teamSize: '11-50',
  message: 'We list twenty homes a month.\nCan Penny answer for all of them?',
  reply_to: 'ann.chen@example.com',
}

export const longDemoForm = {
  name: 'Ann Chen',
  email: 'ann.chen@example.com',
  phone: '+1 415 555 0100',
  goals: 'Fewer calls at night.\nMore tours that people come to.',
}

export const requestsIn = ({ db }: Pick<TestServer, 'db'>) =>
  db.select().from(demoRequests).orderBy(asc(demoRequests.id))
