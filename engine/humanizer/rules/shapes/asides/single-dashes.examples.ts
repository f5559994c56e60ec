import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  record: { right: 5, soSo: 0, wrong: 0 },
  fires: [
    [
      'The plan worked very well \u2014 and nobody knew why.',
      'The plan worked very well, and nobody knew why.',
    ],
    [
      'The plan worked very well \u2014 it saved a fortune.',
      'The plan worked very well. It saved a fortune.',
    ],
    [
      "The plan isn't a real answer - it's a way to wait.",
      "The plan isn't a real answer. It's a way to wait.",
    ],
  ],
  silent: [
    'They must show that the context makes it worthwhile - and that evidence seems rare.',
    'There is a second road to the mill - a long one.',
    'The near-touch conveys the agony of almost - almost understanding the other.',
    'The plan, a bold one, worked very well - and nobody knew why.',
    'Under the new plan there are no rules - only chaos.',
    'The whole day was a treat - even the bus ride turned out to be fun.',
    'All those years of training, of being told she was blessed - it had all been a lie.',
    'Understanding why the algorithms work and what they reward - that is quite hard to do.',
    'The well-known plan worked.',
    'The plan \u2014 a bold one \u2014 worked very well.',
    'Three of them \u2014 all red \u2014 fell.',
  ],
}
