/** Longer wordings come first. `'s` and `'d` each have two meanings; the next word decides. */
const negations: readonly (readonly [string, string])[] = [
  ["can't", 'cannot'],
  ["won't", 'will not'],
  ["isn't", 'is not'],
  ["aren't", 'are not'],
  ["wasn't", 'was not'],
  ["weren't", 'were not'],
  ["don't", 'do not'],
  ["doesn't", 'does not'],
  ["didn't", 'did not'],
  ["haven't", 'have not'],
  ["hasn't", 'has not'],
  ["hadn't", 'had not'],
  ["couldn't", 'could not'],
  ["wouldn't", 'would not'],
  ["shouldn't", 'should not'],
  ["mustn't", 'must not'],
  ["needn't", 'need not'],
]
const joined: readonly (readonly [string, string])[] = [
  ...['I', 'you', 'we', 'they'].map((who) => [`${who}'ll`, `${who} will`] as const),
  ...['you', 'we', 'they'].map((who) => [`${who}'re`, `${who} are`] as const),
  ...['he', 'she', 'it', 'that', 'there'].map((who) => [`${who}'ll`, `${who} will`] as const),
  ["I'm", 'I am'],
  ["let's", 'let us'],
]

/**
 * Contracted in speech and spelled out in formal text. "I have a car" is not "I've a car", so these apply in one
 * direction only.
 */
export const onlySpelledOut: readonly (readonly [contracted: string, full: string])[] = [
  ...['I', 'you', 'we', 'they'].map((who) => [`${who}'ve`, `${who} have`] as const),
  ["shan't", 'shall not'],
]

/** Full and contracted forms, as pairs of whole words. */
export const fullForms: readonly (readonly [contracted: string, full: string])[] = [...negations, ...joined]

const isOrHas = /\b(it|he|she|that|there|here|what|who|where|how)'s\b(?= (\p{L}+))/giu
const participle = /(?:ed|en|own)$|^(?:been|got|had|done|gone|made|come|become|taken|seen|said|put)$/i
const wouldOrHad = /\b(I|you|he|she|we|they|it)'d\b(?= (\p{L}+))/giu

/** "it's late" is "it is late", and "it's been late" is "it has been late". Possessives stay. */
export function spellOut(text: string): string {
  return text
    .replace(isOrHas, (_, who: string, next: string) => `${who} ${participle.test(next) ? 'has' : 'is'}`)
    .replace(
      wouldOrHad,
      (_, who: string, next: string) => `${who} ${/^(?:better|been)$/i.test(next) ? 'had' : 'would'}`,
    )
}
