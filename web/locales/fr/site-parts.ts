import { partsOf } from '../parts-of.ts'

/** The parts of the static pages, which only the build uses. */
export const parts = partsOf(
  import.meta.glob(['./pages/static.ts', './content.ts', './content/*.ts'], { eager: true }),
)
