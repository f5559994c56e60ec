import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Walks are more enjoyable than drives.', 'Walks are more fun than drives.'],
    ['Trees can greatly improve a street.', 'Trees can do much to improve a street.'],
    ['It helps you to work with others.', 'It helps you to work with other people.'],
    ['This is an excellent choice.', 'This is a very good choice.'],
    ['The air was thick with the scent of pine.', 'The air was full of the scent of pine.'],
    ['We came together to rebuild the hall.', 'We joined forces to rebuild the hall.'],
  ],
  silent: [
    'It can greatly affect recovery.',
    'They spoke of alimony and equitable distribution.',
    'On the whole, it can help to talk.',
    'It depends on societal and cultural norms, and on luck.',
    'They serve absolutely excellent food.',
    'It can greatly increase the risk of harm.',
    'It is clearly evident now.',
    'Low power is vital. This study introduces a method for networks.',
    'Some methods work with others.',
    'She carefully planned the trip.',
    'I have found myself writing more.',
    'We often found ourselves giving it away.',
    'Today I find myself attending a wedding.',
    'The café was a hidden treasure.',
    'A road thick with traffic.',
    'The area is densely populated by birds.',
  ],
}
