import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'By reducing the noise, cities can help their residents.',
      'If cities reduce the noise, they can help their residents.',
    ],
    [
      'By sharing seeds and using less, we can save the village.',
      'When we share seeds and use less, we can save the village.',
    ],
    ['By using old maps, the team found the road.', 'With old maps, the team found the road.'],
    ['Utilizing a new lamp, they work by night.', 'With a new lamp, they work by night.'],
  ],
  silent: [
    'By incorporating this knowledge into the search, we are able to find the road.',
    'Using old maps, the team found the road.',
    'By noon, the shop had sold its bread.',
    'By using maps to find the road, the team saved time.',
    'By shaping the reward, networks can learn the game.',
    'By reducing waste, costs can be cut.',
    'By encouraging walking, cycling, and swimming, the town keeps fit.',
    'By doing so, farmers can save money.',
  ],
}
