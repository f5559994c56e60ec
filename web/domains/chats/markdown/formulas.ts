import { createLazyPart } from '../../../ui/lazy-part.ts'
import { loadFormulas } from './draw-formula.ts'

/** Loads KaTeX with its style and fonts for texts with formulas. */
export const useFormulas = createLazyPart(loadFormulas)
