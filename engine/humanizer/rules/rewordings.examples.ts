import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['They had numerous plans.', 'They had many plans.'],
    [
      'The ability is there, and he got an opportunity to play.',
      'The ability is there, and he got a chance to play.',
    ],
  ],
  silent: [
    'At 20 degrees, therefore, the heating may be on or off.',
    'She is one of a growing number of students.',
    'It helps to think of it as a tool.',
    'They ask what people learn, as opposed to whether they like it.',
    'As a result, many comments no longer describe the code.',
    'They need a large amount of water.',
    'Everyone within four rows is engaged in an activity that most would call wrong.',
    'He spoke of the significant deference owed to the court.',
    'He asked about the legal aspects of the plan.',
    'They show the efficiency aspects of the method.',
    'They won, thanks in large part to him.',
    "We can't offer a fee.",
    'We look at three specific claims: the first, the second and the third.',
    'She spent significant time there.',
    'The women were receiving a new drug therapy.',
    "I couldn't believe that this was my home.",
    'They have received the names of the runners.',
    'He wanted truth rather than comfort.',
    'We optimize the discriminator.',
    'Cars contribute to a part of the whole.',
    'It is the slope with respect to time.',
    'Schools should offer pupils the lesson.',
    'The council has not received a formal claim.',
  ],
}
