import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['They faced many challenges and obstacles.', 'They faced many obstacles.'],
    ['The food was bland and tasteless.', 'The food was bland.'],
    ['It helps them grow and thrive.', 'It helps them grow.'],
    ['She spoke openly and honestly with us.', 'She spoke honestly with us.'],
    ['It was an energetic and lively place.', 'It was a lively place.'],
    ['They showed kindness, patience, and compassion.', 'They showed kindness and patience.'],
    ['The room was relaxed, casual, and small.', 'The room was relaxed and small.'],
  ],
  silent: [
    'Health and safety come first.',
    'Both joy and happiness matter.',
    'Joy and happiness are near.',
    'She has time, joy, and a joy and love of life.',
    'He shared his thoughts and feelings.',
    'The gap between joy and happiness is small.',
  ],
}
