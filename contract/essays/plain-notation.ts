import {
  type FormulaNode as Node,
  formulaText as textOfFormula,
  raisedText as textRaised,
} from '../../engine/plain-notation.ts'

/** An element of a formula in a document. */
export type FormulaNode = Node
/** Writes a formula as people type it. */
export const formulaText = textOfFormula
/** Writes a raised or lowered text in characters of that form. */
export const raisedText = textRaised
