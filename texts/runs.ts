/** What the server says of a run of the humanizer. What the engine says of it is in engine/texts. */
export const runs = {
  stopped: 'You stopped this run, so it has what was composed by then.',
  stoppedEarly: 'You stopped this run before anything was composed, so the text was left as it is.',
  ceilingRest:
    'This text needed more of the language model than one run may use, so the rest was rewritten without the language model.',
  ceilingAll:
    'This text needed more of the language model than one run may use, so the text was left as it is.',
  modelUnreached: 'The language model could not be reached.',
  lessHuman: 'The rewrite read less human than the original, so the text was left as it is.',
  /** By the code of a free run. */
  free: {
    unchanged: 'Nothing was changed, so this run cost nothing.',
    'no-gain': 'No changed passage came to read as human, so this run cost nothing.',
    // Only in results of older versions, which judged the whole text.
    'reads-as-ai': 'Longhand’s detector still reads the result as AI, so this run cost nothing.',
    'paid-before': 'This run was paid for before, so it cost nothing again.',
    'not-metered': 'Your plan does not count words in chat, so this run cost nothing.',
  },
} as const
