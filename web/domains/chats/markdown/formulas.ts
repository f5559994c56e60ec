import { loadFormulas } from '../../../ui/formulas/draw-formula.ts'
import { createLazyPart } from '../../../ui/lazy-part.ts'

/** Loads KaTeX with its style and fonts for texts with formulas. */
export const useFormulas = createLazyPart(loadFormulas)
