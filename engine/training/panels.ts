import { PANEL_NAMES, type Panel } from '../detector/calibration.ts'
import { isFrom2025, isFrom2026, isOwn } from './folds.ts'
import type { LabelledText } from './read-documents.ts'

const REWRITTEN = /^(paraphrase|rewrite|polished|word-substitution)/

/** A person's text in a model's words, or a model's in another's. */
export function isRewritten({ attack }: LabelledText): boolean {
  return REWRITTEN.test(attack)
}

/** The models' texts that each panel learns to tell from people's. */
const BELONGS: Readonly<Record<Panel, (document: LabelledText) => boolean>> = {
  general: (document) => !isOwn(document),
  rewritten: (document) => !isOwn(document) && isRewritten(document),
  modern: (document) => (isFrom2025(document) || isFrom2026(document)) && !isRewritten(document),
  newest: isOwn,
}

export function belongsTo(panel: Panel, document: LabelledText): boolean {
  return document.label === 'ai' && BELONGS[panel](document)
}

/** The panels that learn from a model's text; none for a person's. */
export function panelsOf(document: LabelledText): Panel[] {
  return PANEL_NAMES.filter((panel) => belongsTo(panel, document))
}
