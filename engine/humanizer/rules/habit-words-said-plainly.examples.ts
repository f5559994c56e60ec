import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['They handle complex problems every day.', 'They handle difficult problems every day.'],
    ['The results are promising and clear.', 'The results are encouraging and clear.'],
    ['This paper introduces a new theory of sleep.', 'This paper describes a new theory of sleep.'],
    ['The drug has potential benefits for the heart.', 'The drug has possible benefits for the heart.'],
    ['Despite not knowing the way, he went.', 'Without knowing the way, he went.'],
    [
      'Prices differ for many reasons, including tax and rent.',
      'Prices differ for many reasons, among them tax and rent.',
    ],
    ['The plan aligns with their goals.', 'The plan matches their goals.'],
    ['It gives a better understanding of the climate.', 'It gives a better grasp of the climate.'],
    [
      'In this paper we present a new approach for ranking pages.',
      'In this paper we present a new method for ranking pages.',
    ],
  ],
  silent: [
    'He reasons from clear and distinct ideas.',
    'He was asked to address the school leavers.',
    'A trait holds for a population under particular conditions.',
    'It has caused a debate, with some arguing for the change, while others believe it is wrong.',
    'The minister asked for a new approach in the policy towards the north.',
    'Under this new approach, shops stand within walking distance.',
    'A traditional approach is to wait and see.',
    'Their faith rests in areas based on personal experiences.',
    'Here is a summary of these goals, including planned steps.',
    'Here is how we approach this risk.',
    'It took four minutes, including the walk.',
    'They live in an apartment complex near the river.',
    'The film is based on their own lives.',
    'Thank you for your patience and understanding.',
    'Potential energy turns to heat.',
    "Rihanna's distinct vocals won her fans.",
    'Think of it like this: you win.',
    'It stays in the lockers, including food that is dry.',
    'He explained it while the others slept.',
  ],
}
