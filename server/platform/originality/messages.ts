import type { Originality, Source, SourceMatches } from '../../../engine/originality.ts'

/** A task of the thread. Each carries the text, so that any thread can run it. */
export type OriginalityTask =
  | { kind: 'match'; text: string; sources: Source[] }
  /** A page of the web, whose HTML is untrusted. */
  | { kind: 'page'; text: string; id: string; page: string; isHtml: boolean }
  | { kind: 'phrases'; text: string; count: number }
  | { kind: 'sum'; text: string; matches: SourceMatches[] }

/** A page without text has no words. */
export type PageAnswer = { matches: SourceMatches | null; title: string | null; hasText: boolean }

export type OriginalityAnswers = {
  match: SourceMatches[]
  page: PageAnswer
  phrases: string[]
  sum: Originality
}
