import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'This reduces the likelihood of disputes over the result.',
      'This reduces the chance of disputes over the result.',
    ],
    ['Traffic can help to reduce the noise.', 'Traffic can help reduce the noise.'],
    ["If you're looking for a quiet meal, come on Monday.", 'If you want a quiet meal, come on Monday.'],
    ['I recommend it to anyone looking for a good meal.', 'I recommend it if you want a good meal.'],
    ['The room was filled with laughter.', 'The room was full of laughter.'],
    ['The effects extend beyond school.', 'The effects go beyond school.'],
    ['I hope this letter finds you well.', 'I hope you are well.'],
    ['He is determined to secure a victory.', 'He is determined to win a victory.'],
    ['The debate surrounding the law goes on.', 'The debate over the law goes on.'],
    ['A woman named Ada came in.', 'A woman called Ada came in.'],
    ['The village remained a secret.', 'The village was still a secret.'],
    ['The risk appears to be high.', 'The risk seems to be high.'],
    ['It does not require a permit.', 'It does not need a permit.'],
    ['The storm caused the river to rise.', 'The storm made the river rise.'],
    ['He was forced to leave.', 'He had to leave.'],
    ['She attended a concert in June.', 'She went to a concert in June.'],
    ['Teachers are required to speak English.', 'Teachers have to speak English.'],
  ],
  silent: [
    'Oliver is a shy and retained person.',
    'The cup was filled with water.',
    'He has remained a friend.',
    'They were a team named the Bears.',
    'The letters remained a source of income.',
    'The law does not require firms to pay.',
    'Prices went up by 10 percent.',
    'More work is required to confirm this.',
    'They caused harm to the river.',
    'He has no plans to sell.',
  ],
}
