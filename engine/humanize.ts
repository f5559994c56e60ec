/** Rewrites texts with the built-in rules. `index.ts` exports the same but also loads what a language model needs. */
export { humanize } from './humanizer/rewrite/humanize.ts'
export type { Humanization } from './humanizer/rewrite/result.ts'
