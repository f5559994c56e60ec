import type { Editor } from '@tiptap/core'

type Humanize = (editor: Editor, place: { from: number; to: number }) => void

/** Suggests a humanized text for a passage, beside it. Null while the page shows no suggestions. */
export const humanizePassage = null as Humanize | null
