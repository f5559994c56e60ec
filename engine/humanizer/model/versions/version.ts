import type { Edit } from '../../edit.ts'
import type { Unit } from './unit.ts'

/** A safe wording of a unit, which the search may take. */
export type Version = Unit & {
  /** Half-open span of the unit in the original. */
  start: number
  end: number
  text: string
  /** 3 is what a person would write, 1 is stiff. */
  natural: number
  /** How far the gates doubt it, from 0 to 1. */
  doubt: number
  /** The edits of the built-in rules where they made this wording; undefined where a model did. */
  edits?: readonly Edit[]
}
