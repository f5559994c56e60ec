import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The new plan has a flaw: it needs more land.', 'The new plan has a flaw. It needs more land.'],
    ['The choice is hard: the old roads are full.', 'The choice is hard. The old roads are full.'],
  ],
  silent: [
    'As for claims that prices have fallen: the data does not bear that out.',
    'Whoever ate my dumplings: they were labelled as mine.',
    'The new plan has three parts: it needs land, money and time.',
    'The new plan rests on a gamble: the idea that land is cheap.',
    'The new plan needs a few things: land, money and time.',
  ],
}
