/** Why a change is made: the key by which a screen finds its own text, and the English beside it. */
export type ChangeReason = { key: string; text: string }

/** The reasons of rules in code and of language models. Those of the tables are in the tables. */
export const codeReasons = {
  'dash-replaced': 'A dash that a comma or a full stop replaces.',
  'also-moved': 'The word goes where people put it.',
  'aside-in-brackets': 'An aside, put in brackets.',
  'dashed-aside-in-brackets': 'An aside between dashes, put in brackets.',
  'long-sentence-cut': 'A long sentence, cut where both halves stand alone.',
  'opener-moved': 'The main thing first, its circumstances after it.',
  'contrast-joined': 'A sentence that begins with But, joined to the one before it.',
  'one-subject-joined': 'Two sentences about one subject, joined.',
  'tail-with-tense': 'A trailing -ing clause, said with a verb that has a tense.',
  'tail-as-second-verb': 'A trailing -ing clause, made the second verb of its sentence.',
  'participle-with-tense': 'What hangs on the sentence by a participle, said with a verb that has a tense.',
  'hidden-signs-removed': 'Signs that no reader sees, removed.',
  'taken-from-rewrite': 'Taken from the rewrite.',
  'worded-by-model': 'Worded by the language model.',
  'praise-left-out': 'A sentence that only praises, left out as you allowed.',
} as const

export type CodeReason = keyof typeof codeReasons

export function reasonOf(key: CodeReason): ChangeReason {
  return { key, text: codeReasons[key] }
}

/** The fields of an edit that say why it was made. */
export function reasonFields({ key, text }: ChangeReason): { reasons: string[]; reason: string } {
  return { reasons: [key], reason: text }
}
