/** Fixed phrases whose "no" or "not" denies nothing. */
const idle =
  /\b(?:no (?:less|fewer|more|later|sooner) than|no doubt|not (?:only|just|merely|simply)|nothing but)\b/gi
const denials =
  /\b(?:not|no|never|none|nobody|nothing|nowhere|neither|nor|without|unlike|cannot)\b|n['’]t\b/gi
/** Words that deny as well, and may stand in place of a "not". */
const softer =
  /\b(?:instead of|rather than|against|until|only|fail(?:s|ed|ing)? to|lack(?:s|ed|ing)?|refus\w+|avoid\w*|prevent\w*|unable|unaware|un\w+(?:ed|ing)|free of|absent|missing|too \w+ to)\b/gi

/**
 * Reports a denial that is gone or new. One of the softer words may have come in its place, or given way to it; anything
 * else turns what the sentence says.
 */
export function turnsDenial(before: string, after: string): boolean {
  const change = count(after, denials) - count(before, denials)
  if (change === 0) return false
  const eased = count(after, softer) - count(before, softer)
  return change < 0 ? eased <= 0 : eased >= 0
}

function count(text: string, form: RegExp): number {
  return text.replace(idle, ' ').match(form)?.length ?? 0
}
