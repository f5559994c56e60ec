/** Checks texts. `index.ts` exports the same but also loads the humanizer, which more than doubles the size. */
export { detect } from './detector/check/detect.ts'
export type { Detection } from './detector/result.ts'
