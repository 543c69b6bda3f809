import { monthCalendar } from '../drivers/month-calendar/month-calendar.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(monthCalendar)
