import {
  type ModelClass,
  modelClasses,
  type Panel,
  panelClasses,
  panelNames,
} from '../../detector/weights/panels.ts'
import { isFrom2025, isFrom2026, isOwn } from './folds.ts'
import type { LabelledText } from './read-documents.ts'

const rewritten = /^(paraphrase|rewrite|polished|word-substitution)/

/** Reports a human text that a model reworded, or a model's text that another one did. */
export function isRewritten({ attack }: LabelledText): boolean {
  return rewritten.test(attack)
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
    return found === undefined ? 0 : 1 + modelClasses.indexOf(found)
  })
}

/** Returns the panels for a model's text, or none for a human text. */
export function panelsOf(document: LabelledText): Panel[] {
  const found = classOf(document)
  return panelNames.filter((panel) => found !== undefined && panelClasses[panel].includes(found))
}
