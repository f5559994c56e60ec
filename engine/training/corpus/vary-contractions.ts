import { seededRandom } from '../random.ts'
import type { LabelledText } from './read-documents.ts'
import { contracted, expanded } from './text-edits.ts'

/** Shares of all texts in which contractions are written out, and are used wherever possible. */
const rates = { expanded: 0.3, contracted: 0.3 } as const
const seed = 11

/**
 * Writes out or contracts the verbs of some texts by people and by models, by seeded chance, so that contractions alone
 * do not tell them apart. The other harmless habits need no variation, because the views do not see them
 * (detector/tokens/habits.ts); without any contractions the views find fewer texts, so they see these.
 */
export function varyContractions(documents: readonly LabelledText[]): LabelledText[] {
  const random = seededRandom(seed)
  return documents.map((document) => {
    const draw = random()
    const isVaried = draw < rates.expanded + rates.contracted
    const edit = draw < rates.expanded ? expanded : contracted
    return { ...document, text: (isVaried ? edit(document.text) : null) ?? document.text }
  })
}
