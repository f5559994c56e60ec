/** Finds passages that a text shares with other texts. Loads nothing else of the engine. */
export { matchSource, type PreparedText, prepareText } from './originality/match-source.ts'
export type { Originality, Source, SourceMatches } from './originality/result.ts'
export { searchPhrases } from './originality/search-phrases.ts'
export { sumUp, withoutUnlisted } from './originality/sum-up.ts'
