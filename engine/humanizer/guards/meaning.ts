const negation =
  /\b(?:not(?! only\b)(?! just\b)(?! merely\b)(?! simply\b)|never|no|none|nobody|nothing|nowhere|neither|nor|without|cannot|hardly|barely|scarcely|unless|(?:ca|wo|sha|ai|do|does|did|is|are|was|were|has|have|had|could|would|should|must|might|need)n['’]t)\b/gi
const modal =
  /\b(?:can(?:not|['’]t)?|could(?:n['’]t)?|may|might(?:n['’]t)?|must(?:n['’]t)?|shall|shan['’]t|should(?:n['’]t)?|will|won['’]t|would(?:n['’]t)?|ought)\b|['’](?:ll|d)(?! rather)\b/gi

const classOfWord: Record<string, string> = {
  "can't": 'can',
  cannot: 'can',
  "won't": 'will',
  "shan't": 'shall',
  "'ll": 'will',
  "'d": 'would',
}

/**
 * Words of negation, in order, with contracted and full forms alike, "without a" like "with no", and "Nor do they" like
 * "They do not".
 */
export function negations(text: string): string[] {
  return [...text.matchAll(negation)].map((match) => {
    if (match[0] === 'Nor' || /n['’]t$|^cannot$/i.test(match[0])) return 'not'
    return /^without$/i.test(match[0]) ? 'no' : match[0].toLowerCase()
  })
}

/** Modal verbs, in order, with contracted and full forms alike. */
export function modals(text: string): string[] {
  return [...text.matchAll(modal)].map((match) => {
    const lower = match[0].toLowerCase().replace('’', "'")
    return classOfWord[lower] ?? lower.replace(/n't$/, '')
  })
}

/** Do two versions of a passage deny and allow the same? */
export function keepsMeaning(before: string, after: string): boolean {
  return same(negations(before), negations(after)) && same(modals(before), modals(after))
}

function same(first: string[], second: string[]): boolean {
  return first.length === second.length && first.every((word, i) => word === second[i])
}
