/** The sentences of the engine in English, from which their translations are typed. */
export { rewrites } from './texts/rewrites.ts'
export { signals } from './texts/signals.ts'
export { verdicts } from './texts/verdicts.ts'
