/**
 * Tones of writing, chosen per chat. A language model receives `prompt`; the built-in writer edits texts and keeps its
 * own tone. A tone added here is available everywhere.
 */
export const tones = [
  { id: 'neutral', label: 'Neutral', text: 'Plain and even, as the model writes', prompt: '' },
  {
    id: 'friendly',
    label: 'Friendly',
    text: 'Warm, as to a person you like',
    prompt:
      'Write in a warm and friendly voice, as to a person you like. Contractions are welcome; flattery is not.',
  },
  {
    id: 'formal',
    label: 'Formal',
    text: 'For offices and strangers',
    prompt:
      'Write in a formal register, as in a letter to an office: full forms instead of contractions, no slang, no exclamation marks.',
  },
  {
    id: 'academic',
    label: 'Academic',
    text: 'Precise, with reasons and limits',
    prompt:
      'Write in an academic register: precise terms, claims with their reasons and their limits, no rhetoric. Never invent a source.',
  },
  {
    id: 'concise',
    label: 'Concise',
    text: 'As short as it can be',
    prompt:
      'Be as short as the matter allows: no introduction, no repetition, no closing remark. Prefer one sentence to two.',
  },
  {
    id: 'persuasive',
    label: 'Persuasive',
    text: 'To win the reader over',
    prompt:
      'Write to win the reader over: the strongest honest argument first, concrete examples, a clear call at the end. Never overstate.',
  },
  {
    id: 'simple',
    label: 'Simple',
    text: 'Short sentences, everyday words',
    prompt:
      'Use short sentences and everyday words that a twelve-year-old knows. Explain every term that cannot be avoided.',
  },
  {
    id: 'vivid',
    label: 'Vivid',
    text: 'Pictures, rhythm, strong verbs',
    prompt: 'Write vividly: concrete pictures, strong verbs, sentences of different lengths. No clichés.',
  },
] as const

export type Tone = (typeof tones)[number]['id']
export const toneIds = tones.map(({ id }) => id) as [Tone, ...Tone[]]

/** Returns the neutral tone for an id that this installation does not know. */
export function toneOf(id: string | null | undefined): (typeof tones)[number] {
  return tones.find((tone) => tone.id === id) ?? tones[0]
}
