import { MODEL_CLASSES, type ModelClass, PANEL_CLASSES, PANEL_NAMES, type Panel } from '../detector/panels.ts'
import { isFrom2025, isFrom2026, isOwn } from './folds.ts'
import type { LabelledText } from './read-documents.ts'

const REWRITTEN = /^(paraphrase|rewrite|polished|word-substitution)/

/** A person's text in a model's words, or a model's in another's. */
export function isRewritten({ attack }: LabelledText): boolean {
  return REWRITTEN.test(attack)
}

/** The class of a model's text; none for a person's. */
export function classOf(document: LabelledText): ModelClass | undefined {
  if (document.label === 'human') return undefined
  if (isOwn(document)) return 'newest'
  if (isRewritten(document)) return 'rewritten'
  if (isFrom2026(document)) return 'of2026'
  return isFrom2025(document) ? 'of2025' : 'older'
}

/** What the views learn of each document: 0 for a person's, one more than the number of its class for a model's. */
export function categoriesOf(documents: LabelledText[]): Uint8Array {
  return Uint8Array.from(documents, (document) => {
    const found = classOf(document)
    return found === undefined ? 0 : 1 + MODEL_CLASSES.indexOf(found)
  })
}

/** The panels that a model's text is for; none for a person's. */
export function panelsOf(document: LabelledText): Panel[] {
  const found = classOf(document)
  return PANEL_NAMES.filter((panel) => found !== undefined && PANEL_CLASSES[panel].includes(found))
}
