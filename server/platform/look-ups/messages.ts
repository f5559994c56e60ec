import type { Source } from '../../../contract/essays/sources.ts'

/** The answer of another server, which the thread reads. `value` is the identifier that was looked up. */
export type FoundText =
  | { kind: 'doi' | 'isbn'; value: string; text: string }
  /** `address` is that of the page after redirects. */
  | { kind: 'url'; value: string; text: string; address: string }

/** Null if the answer names no source. */
export type FoundSource = Omit<Source, 'id'> | null
