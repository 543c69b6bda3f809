import fc from 'fast-check'
import { tries } from './random.ts'

// Also of properties that give no settings of their own.
fc.configureGlobal(tries(30))
