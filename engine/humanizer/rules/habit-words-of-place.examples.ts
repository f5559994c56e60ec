import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'The report did not take into account the severity of the storm.',
      'The report did not consider the severity of the storm.',
    ],
    ['This study looks into the causes of the delay.', 'This study looks at the causes of the delay.'],
    ['The models tap into each other.', 'The models draw on each other.'],
    ['The interaction between light and matter is weak.', 'The interaction of light and matter is weak.'],
    ['We learn the relationships between words.', 'We learn the relationships among words.'],
    ['Fans across the country are excited.', 'Fans all over the country are excited.'],
    ['A smile spread across her face.', 'A smile spread over her face.'],
  ],
  silent: [
    'A road was built through a remote area.',
    'It refuses the distinction between ornament and laughter.',
    'The word spans across several languages.',
    'He walked through the park into the old town.',
    'We delve into the realm of knowledge.',
    'They came across the old bridge.',
    'She drove across the country in June.',
    'There is a wall between the two gardens.',
    'We went through many changes.',
  ],
}
