import { partsOf } from '../parts-of.ts'

/** The parts of the essay workspace. */
export const parts = partsOf(
  import.meta.glob(['./essays/*.ts', '!./essays/{page,unsaved-sign-out}.ts'], { eager: true }),
)
