import type { Fault } from './fault.ts'
import { accountFaults } from './faults/accounts.ts'
import { chatFaults } from './faults/chats.ts'
import { creditFaults } from './faults/credits-and-humanizer.ts'
import { pureFaults } from './faults/engine-and-web.ts'
import { platformFaults } from './faults/platform.ts'

/** All faults; `npm run mutants` counts them from 1. */
export const faults: Fault[] = [
  ...creditFaults,
  ...accountFaults,
  ...chatFaults,
  ...platformFaults,
  ...pureFaults,
]

/** The number of faults that may remain undetected. */
export const survivorsMax = 3
