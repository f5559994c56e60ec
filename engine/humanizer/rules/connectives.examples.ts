import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['While the plan is cheap, it is slow.', 'Although the plan is cheap, it is slow.'],
    ['However, the roof leaks.', 'But the roof leaks.'],
    ['It failed due to its size.', 'It failed because of its size.'],
  ],
  silent: [
    'There can be both a rhythm and lead guitarist.',
    'These three cost me the most.',
    'He raised both hands and shouted.',
    'He has pain in both shoulders and, more recently, both hips.',
    'The rules vary a lot across these countries.',
    'They agree across all levels of government.',
    'It comes in during the learning process.',
    'The climate, while a looming force, does not pose a threat.',
    'While walking home, she sang.',
    'I am writing in my room, while the rain is falling.',
    'I held his hand, while he died.',
    'Second, while the limits of a small town are known, it has charm.',
    'So, while we know that it is coming, we have no date.',
    'He waited for a while.',
    'She walked across the street.',
    'The work is spread across networks.',
    'A warmth spread across their body.',
    'He spoke with some arguing it is a choice, while others believe it is not.',
    'I rolled the color across the single wall.',
    'They embarked on a journey across the vast lands.',
    "While carving, it's just sand and water.",
    "Take both EpiPens and don't leave them there.",
  ],
}
