/**
 * An expression that is not linear, and why it is acceptable. A test measures its worst case at the longest possible
 * input.
 */
export type Exception = {
  path: string
  expression: string
  charactersMax: number
  reason: string
}

export const exceptions: Exception[] = [
  {
    path: 'server/local/writer/skills/count.ts',
    expression: String.raw`/^(?:how (?:many times|often) (?:do|does|did|is|are|have)?(?: ?i| ?we)?\b.*?|count (?:the )?(?:uses|occurrences) of )(?:use|used|say|said|write|written|wrote)?\s*(?:the word )?["“']?([\p{L}'-]+?)["”']?(?: (?:appear|occur|used|in|here|there|come)\b.*)?$/u`,
    charactersMax: 300,
    reason: 'A wording is cut at wordingCharactersMax (request/recognise.ts).',
  },
  {
    path: 'server/local/writer/skills/title.ts',
    expression: String.raw`/\b(?:title|headline)s?\b.*?\b(?:about|on|for (?:an? |my )?(?:essay|article|post|paper|story|talk|blog post) (?:about|on))\s+(.{3,100})$/`,
    charactersMax: 300,
    reason: 'A wording is cut at wordingCharactersMax (request/recognise.ts).',
  },
  {
    path: 'contract/proofreading/spelling.ts',
    expression: String.raw`/(?:^|[.!?…]["'”’)]*\s+|\n\s*(?:[-*•]\s+)?)["'“‘(]*$/`,
    charactersMax: 12,
    reason: 'It is given the twelve characters before a word.',
  },
  {
    path: 'engine/humanizer/guards/slips.ts',
    expression: String.raw`/(?:\S+\s+){0,2}\S*$/`,
    charactersMax: 80,
    reason: 'It is given the CONTEXT_CHARACTERS before a change.',
  },
]
