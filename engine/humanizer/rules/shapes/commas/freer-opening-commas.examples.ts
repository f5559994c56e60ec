import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['With the help of his friends, he won the race.', 'With the help of his friends he won the race.'],
    ['Over the last few years, the town has grown.', 'Over the last few years the town has grown.'],
    ['When the door opened, she saw the garden.', 'When the door opened she saw the garden.'],
    ['The next morning, I left the town.', 'The next morning I left the town.'],
    ['To do this, we built a model.', 'To do this we built a model.'],
    ['In the past, politicians kept silent.', 'In the past politicians kept silent.'],
    ['In addition, there is a school.', 'In addition there is a school.'],
    ['Eventually, the bus came.', 'Eventually the bus came.'],
  ],
  silent: [
    'Last week, the minister announced, the schools closed.',
    'This year, the head of the forestry office said, only two families had pitched their tents.',
    'In response Dora revealed Swiper, a blade that she had behind her back.',
    'For example, he won the race.',
    'When the door opened, the garden was dark.',
    'While they are no longer active, they were kept.',
    'In Leeds, the city of his youth, he was known.',
    'However, the bus came.',
    'To win the race, the team trained for years.',
    'First, the bus came.',
    'In addition, the town has a school.',
    'As such, the bus is late.',
    'In weather well below freezing, the spray falls.',
    'To be honest, we built a model.',
  ],
}
