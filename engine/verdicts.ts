/**
 * The verdicts of the detector and their sentences, for scores that another detector gives, and what the humanizer says
 * of a text that reads as human. `index.ts` exports the same
 * but loads the whole engine, which a thread that handles requests never runs.
 */
export { tooShortMessage, verdictMessage, wordsReliableMin } from './detector/check/messages.ts'
export { mapPercentageToClass } from './detector/check/verdict.ts'
export { readsHuman } from './humanizer/rewrite/reads-human.ts'
