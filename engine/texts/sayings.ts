import { rewrites } from './rewrites.ts'
import { sayingsOf } from './said.ts'
import { signals } from './signals.ts'
import { verdicts } from './verdicts.ts'

/** The sentences that the engine says, by their tables. */
export const saidOfSignals = sayingsOf('signals', signals)
export const saidOfTexts = sayingsOf('verdicts', verdicts)
export const saidOfRuns = sayingsOf('rewrites', rewrites)
