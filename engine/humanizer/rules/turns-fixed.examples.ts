import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It cuts waste compared to the old way.', 'It cuts waste compared with the old way.'],
    ['If he needs to make calls, let him.', 'If he has to make calls, let him.'],
    ["I'm sorry to hear about your visit.", "I'm sorry about your visit."],
    ["We're glad to hear that you liked it.", "We're glad that you liked it."],
    ['They refused and instead sent a letter.', 'They refused and sent a letter.'],
    ['It shapes our lives, often in ways we miss.', 'It shapes our lives and often in ways we miss.'],
    ['They want to learn more about the town.', 'They want to find out more about the town.'],
    ['Unfortunately, the room was cold.', 'Sadly, the room was cold.'],
    ['The rules hold regardless of where they live.', 'The rules hold no matter where they live.'],
    ['In this study, we focus on the two cases.', 'In this study, we look at the two cases.'],
    [
      'Its main strength is its ability to store heat.',
      'Its main strength is that it is able to store heat.',
    ],
    ['We were seated promptly.', 'We were seated right away.'],
  ],
  silent: [
    'The heart is often compared to a pump.',
    'It has the tools students need to succeed.',
    'He has everything he needs to know.',
    'He instead of her went home.',
    'It was an ordinary day, often, as they say, dull.',
    'They focused on getting a good score.',
    'We can improve our ability to see.',
    'They will be happy to hear your idea.',
  ],
}
