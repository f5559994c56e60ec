import type { Source } from '../../../../../contract/essays/sources.ts'

type FaultReason = 'unclosed' | 'noKey' | 'noTitle' | 'unknownFormat' | 'notJson' | 'notSource'

/** An entry that could not be read: its key or first words, and where it starts. */
export type Fault = { name: string; line: number; reason: FaultReason }

export type Identifier = { kind: 'doi' | 'isbn' | 'url'; value: string }

/** What a pasted text or a file contains. Sources have new ids. */
export type Parsed = { sources: Source[]; faults: Fault[]; identifiers: Identifier[] }

/** A source before it is checked. */
export type Draft = Record<string, unknown>
