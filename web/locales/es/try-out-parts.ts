import { partsOf } from '../parts-of.ts'

/** The part of the try-out on the landing page. */
export const parts = partsOf(import.meta.glob('./content/try-out.ts', { eager: true }))
