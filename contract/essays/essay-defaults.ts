import { defaultCitationStyle } from './citation-styles.ts'
import type { EssaySettings } from './essays.ts'

// Apart from the schemas, because the page of an essay needs these values but no zod.

/** docs/spec/1-writing.md section 2. */
export const defaultEssayTitle = 'Untitled Document'

/** The name of the part of a Yjs document that holds the text, which the editor's binding expects. */
export const essayFragment = 'default'

export const defaultEssaySettings: EssaySettings = {
  fontFamily: 'Times New Roman',
  fontSizePx: 14,
  wordGoal: null,
  outline: [],
  citationStyle: defaultCitationStyle,
}
