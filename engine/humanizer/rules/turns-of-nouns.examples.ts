import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['She felt a sense of relief after the call.', 'She felt relief after the call.'],
    ['He spoke with a profound sense of gratitude.', 'He spoke with profound gratitude.'],
    ['The new law could have implications for trade.', 'The new law could affect trade.'],
    [
      'We improve the accuracy of the model by adding data.',
      'We make the model more accurate by adding data.',
    ],
    ['It reduces the likelihood of errors in court.', 'It makes errors less likely in court.'],
    ['We show the effectiveness of our method in tests.', 'We show that our method works well in tests.'],
    ['“Stay,” she said, her voice low and steady.', '“Stay,” she said, in a low and steady voice.'],
    ['The air was thick with the scent of pine.', 'There was a smell of pine.'],
    ['Traffic poses a threat to the birds.', 'Traffic threatens the birds.'],
    ['The bridge serves as a symbol of peace.', 'The bridge stands for peace.'],
    ['It hinders their ability to learn.', 'It makes it harder for them to learn.'],
    ['They discussed the issue of poverty.', 'They discussed poverty.'],
    ['Arguments in favor of the plan are few.', 'Arguments for the plan are few.'],
    ['Old friends embarked on a journey to find him.', 'Old friends set out to find him.'],
  ],
  silent: [
    'She has a sense of humor.',
    'It raises the risk of obesity, heart disease and stroke.',
    'He was fouled in the act of shooting.',
    'The wind whispers tales of old.',
    'There was not a hint of regret.',
    'They avoided the issue of consent.',
    'It provides firms with the ability to grow.',
    'I am readily available for a talk.',
    'Degrees serve as a catalyst for those who want more.',
    'A profound sense of peace and calm washes over me.',
    'They loved their work and took pride in it.',
    'We improve the performance of all tasks.',
    'Her voice was low and the room was dark.',
  ],
}
