import {
  MODEL_CLASSES,
  type ModelClass,
  PANEL_CLASSES,
  PANEL_NAMES,
  type Panel,
} from '../../detector/weights/panels.ts'
import { isFrom2025, isFrom2026, isOwn } from './folds.ts'
import type { LabelledText } from './read-documents.ts'

const REWRITTEN = /^(paraphrase|rewrite|polished|word-substitution)/

/** Reports a human text that a model reworded, or a model's text that another one did. */
export function isRewritten({ attack }: LabelledText): boolean {
  return REWRITTEN.test(attack)
}

/** Returns the class of a model's text, or undefined for a human text. */
export function classOf(document: LabelledText): ModelClass | undefined {
  if (document.label === 'human') return undefined
  if (isOwn(document)) return 'newest'
  if (isRewritten(document)) return 'rewritten'
  if (isFrom2026(document)) return 'of2026'
  return isFrom2025(document) ? 'of2025' : 'older'
}

/** Returns the training category of each document: 0 for human texts, class index plus one for model texts. */
export function categoriesOf(documents: LabelledText[]): Uint8Array {
  return Uint8Array.from(documents, (document) => {
    const found = classOf(document)
    return found === undefined ? 0 : 1 + MODEL_CLASSES.indexOf(found)
  })
}

/** Returns the panels for a model's text, or none for a human text. */
export function panelsOf(document: LabelledText): Panel[] {
  const found = classOf(document)
  return PANEL_NAMES.filter((panel) => found !== undefined && PANEL_CLASSES[panel].includes(found))
}
