import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['They utilized a new lamp.', 'They used a new lamp.'],
    ['We delve into the data.', 'We look at the data.'],
    ['A crowd of critics underscored the risk.', 'A crowd of critics showed the risk.'],
    ['The law was enhanced in May.', 'The law was improved in May.'],
  ],
  silent: [
    'The prize aims to honor good books.',
    'We met to explore the wonders of art.',
    'Facilitating secure and binding signatures takes time.',
    'I delved into a feast of thought.',
    'He gave a speech on foster care.',
    'The foster parents came early.',
    'Turn the leverage ratio down.',
    'He approached the highlight of the day.',
    'They ascertained it by asking.',
    'The taste surpassed the rest.',
    'The task involves sorting mail.',
    'By incorporating filters into the mix, it works.',
    'The talks were facilitated by Oman.',
  ],
}
