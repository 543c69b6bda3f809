import { demoRequestOutcomes } from '../demo-request-outcomes.ts'

const all = {
  name: ' Ann Chen ',
  email: 'ann.chen@example.com ',
  teamSize: '11-50',
  message: ' Can Penny answer for twenty homes? ',
}

export const filledIn = {
  'USER.fillsWithBlanks': { name: ' ', email: ' ', teamSize: '11-50', message: '  ' },
  'USER.fillsAllButTeam': { ...all, teamSize: '' },
  'USER.fillsAllButNotes': { ...all, message: '' },
  'USER.fillsBadEmail': { ...all, email: 'ann.chen@example' },
  'USER.fillsAll': all,
  'USER.fillsOtherEmail': { ...all, email: 'ann@chen.example' },
  'USER.clearsTeam': { teamSize: '' },
}

export const outcomes = demoRequestOutcomes('sendDemoRequest')
