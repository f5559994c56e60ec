import { classNames } from '../../../../ui/class-names.ts'
import type { PassageReason } from '../../controls/ai-tools.ts'
import type { Habit, Lint } from '../worker/help-messages.ts'

/** A passage that the detector marks. */
export type AiPassage = {
  /** From 0 to 1. */
  probability: number
  tone: 'strong' | 'slight'
  reasons: PassageReason[]
}

/** What a mark says about its place. `layer` names the check that made it. */
export type HelpMark =
  | { layer: 'corrections'; problem: string; lint: Lint; place: string }
  | { layer: 'habits'; habit: Habit['kind'] }
  | { layer: 'ai'; passage: AiPassage }

export type MarkLayer = HelpMark['layer']

/** A mark at its present place in the document. */
export type PlacedMark<Mark extends HelpMark = HelpMark> = { from: number; to: number; mark: Mark }

export const markLayers: readonly MarkLayer[] = ['corrections', 'habits', 'ai']

/** The style sheet is help-marks.css. */
export function classOfMark(mark: HelpMark): string {
  if (mark.layer === 'corrections') return classNames('help-mark', `help-${mark.lint.kind}`)
  if (mark.layer === 'habits') return classNames('help-mark', 'help-habit', `help-${mark.habit}`)
  return classNames('help-mark', 'help-ai', `help-ai-${mark.passage.tone}`)
}
