import { limits } from '../limits.ts'
import { documentText } from './essay-text.ts'
import type { DocumentNode } from './essays.ts'

/** Returns the heading that a document begins with; null if it begins with other text. */
export function firstHeading(document: DocumentNode): string | null {
  for (const node of document.content ?? []) {
    const text = documentText({ ...document, content: [node] })
      .replace(/\s+/g, ' ')
      .trim()
    if (text === '') continue
    return node.type === 'heading' ? [...text].slice(0, limits.titleCharactersMax).join('') : null
  }
  return null
}
