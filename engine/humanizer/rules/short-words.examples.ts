import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It was a great dining experience.', 'It was a great meal.'],
    [
      'We should keep the forest for future generations.',
      'We should keep the forest for generations to come.',
    ],
    ['The town offers few dining options.', 'The town offers few places to eat.'],
    ['Nobody asked whether the bridge was safe.', 'Nobody asked if the bridge was safe.'],
    ['The company grew over the past decade.', 'The company grew over the last decade.'],
    ['He quickly became the best player.', 'He soon became the best player.'],
  ],
  silent: [
    'Her experience of war was long.',
    'They asked whether or not to go.',
    'The stock options expire in May.',
    'He moved quickly and quietly.',
  ],
}
