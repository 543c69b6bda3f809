import { demoRequestOutcomes } from '../demo-request-outcomes.ts'

const all = {
  name: ' Ann Chen ',
  email: 'ann.chen@example.com ',
  phone: ' +1 415 555 0100',
  goals: ' Fewer calls at night. ',
}

export const filledIn = {
  'USER.fillsWithBlanks': { name: ' ', email: ' ', phone: '  ', goals: ' ' },
  'USER.fillsAllButGoals': { ...all, goals: '' },
  'USER.fillsBadEmail': { ...all, email: 'ann.chen@example' },
  'USER.fillsAll': all,
  'USER.fillsOtherEmail': { ...all, email: 'ann@chen.example' },
  'USER.clearsGoals': { goals: '' },
}

export const outcomes = demoRequestOutcomes('submitDemoRequest')
