import { saidOfRuns } from '../../texts/sayings.ts'
import { reasonFor } from './reason-for.ts'

/** Why a text that reads as human comes back as it was. */
export const readsHuman = reasonFor('reads-human', saidOfRuns.readsHuman)
