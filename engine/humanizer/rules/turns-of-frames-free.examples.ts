import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['There are many reasons to stay.', 'There are a lot of reasons to stay.'],
    ['Cars are a major problem here.', 'Cars are a big problem here.'],
    ['Price is a major reason why they left.', 'Price is one of the main reasons why they left.'],
    ['Towns can play an important part in growth.', 'Towns can have a lot to do with growth.'],
    ['It sheds light on the causes.', 'It helps explain the causes.'],
  ],
  silent: [
    'In essence, the claim relies on one thing.',
    'The potential of the method paves the way for others.',
    'There is a letter for whenever you are sad.',
    'The guilt goes beyond the men who did it.',
    'Jess Franco goes beyond the usual scenes.',
    'The staff added to the overall enjoyment of it.',
    'They came in plenty of time.',
    'It will enhance the potential of the approach.',
    'We are excited about the potential of our agent to speed up progress.',
    'Links play an important part in search by lifting pages.',
    'It goes beyond the limits of good taste.',
    'It is a promising direction for work.',
    'The days turned into weeks and weeks into months.',
    'The dynamics of the system are known.',
    'Water flows through careful channels.',
    'More sustainable cities are possible.',
  ],
}
