import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It hurts vulnerable communities.', 'It hurts vulnerable groups.'],
    ['Trade leads to increased competition.', 'Trade leads to more competition.'],
    ['The research opened up new possibilities for trade.', 'The research opened new doors for trade.'],
    ['She found solace in her work.', 'She took comfort from her work.'],
  ],
  silent: [
    "It completes the play's exploration of love.",
    'It comes in addition to these environmental efforts.',
    'They increased competition.',
    'Weather patterns are changing.',
    'The communities grew.',
  ],
}
