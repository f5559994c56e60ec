const courtesy = new RegExp(
  `^(?:${[
    '(?:hi|hello|hey)(?: there)?',
    'ok(?:ay)?',
    '(?:great|perfect|good|nice|cool|right|alright)',
    'thank(?:s| you)(?: very much| a lot)?',
    'now',
    'then',
    'and',
    'also',
    'so',
    'well',
    'please',
    'kindly',
    'just',
    'next',
    'finally',
    'quickly',
    'first(?:ly)?',
    '(?:can|could|would|will) you(?: please| kindly)?',
    '(?:can|could|may) (?:i|we) (?:get|have|see)',
    'you',
    "(?:i|we)(?:'d| would)? (?:want|need|like)(?: you)?(?: to)?",
    '(?:want|need)(?: you)? to',
    "let(?:'s| us)",
    '(?:help|assist) me(?: to| with)?',
    'would you mind',
    'are you able to',
    'is it possible to',
    'go ahead and',
    'try to',
    '(?:tell|show|give|get|send|offer) (?:me|us)',
    "(?:i(?:'d| would)? )?(?:like|love|want) to know",
    'know',
    '(?:do )?you know',
    'read (?:this|it)(?: text)?',
    'take (?:this|the following)(?: text)?',
  ].join('|')})(?:[,!.:]+|(?=\\s)|$)\\s*`,
)

/** Lower case, plain apostrophes, one space, and no courtesy in front or behind. */
export function plainInstruction(wording: string): string {
  let plain = wording.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  plain = plain.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/gu, '')
  for (let stripped = strip(plain); stripped !== plain; stripped = strip(plain)) plain = stripped
  return plain.replace(/(?<![\s,])[\s,]+(?:please|thanks|thank you|for me|now)$/, '').trim()
}

/** A whole message of courtesy ("hello", "thank you") stays as it is: a skill of its own answers it. */
function strip(text: string): string {
  return text.replace(courtesy, '').trim() || text
}

/** Clauses of a request, each without courtesy; what the user says not to do is left out. */
export function clausesOf(wording: string): string[] {
  return wording
    .replace(/[’‘]/g, "'")
    .split(/(?<![,;:.!?\n])[,;:.!?\n]+(?=\s|$)|\s(?:and|then|but|also|so)\s/i)
    .map(plainInstruction)
    .filter((clause) => clause !== '' && !/^(?:don't|do not|no need to|not|never|without)\b/.test(clause))
}

export function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
