import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It is a system where each vote counts.', 'It is a system in which each vote counts.'],
    ['It shows how it works.', 'It shows the way it works.'],
  ],
  silent: [
    'It is the line between those who act and those who watch.',
    'It tells us about how the new method can improve the model.',
    'It shows how it can reduce the load.',
    'They say those who first heard the message did not enter.',
    'Because those who fought in it were old, he wept.',
    'Let us see how it plays out.',
    'This is the house where she lives.',
    'They know how to swim.',
    'Each of them came.',
  ],
}
