import { partsOf } from '../parts-of.ts'

/** The parts of the study simulator. */
export const parts = partsOf(import.meta.glob('./study/*.ts', { eager: true }))
