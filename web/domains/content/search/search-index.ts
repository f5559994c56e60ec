/** A part of a help article, or a question with its answer. */
export type HelpDocument = {
  id: string
  kind: 'article' | 'question'
  /** The address with the place on the page. */
  to: string
  /** The article's address without the place, or the id of the question: what the lists of the pages name. */
  of: string
  title: string
  heading: string
  text: string
}

/** What the search of help and questions reads, made at build and sent as `/help-search/en.json`. */
export type HelpIndex = {
  documents: HelpDocument[]
  /** Words and phrases that mean the same to a reader, such as “refund” and “money back”. */
  synonyms: string[][]
  /** Words that every question has. */
  stopWords: string[]
}

export const helpIndexPath = (language: string) => `/help-search/${language}.json`
