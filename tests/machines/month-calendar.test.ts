import { testMachine } from '../support/test-machine.ts'
import { monthCalendar } from './workflows/month-calendar.workflow.ts'

testMachine(monthCalendar)
