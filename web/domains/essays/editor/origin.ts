import type { Transaction } from '@tiptap/pm/state'

/**
 * Where text comes from that the writer did not type here: 'ai' from a model or the humanizer, 'paste' from another
 * program, 'import' from a file, 'restore' from a version of this essay, 'reader' from a
 * reader's suggestion that the writer accepted.
 */
export type TextOrigin = 'ai' | 'paste' | 'import' | 'restore' | 'reader'

/** Marks a change with the origin of the text that it puts on the page. */
export function withOrigin(tr: Transaction, origin: TextOrigin): Transaction {
  return tr.setMeta('textOrigin', origin)
}
