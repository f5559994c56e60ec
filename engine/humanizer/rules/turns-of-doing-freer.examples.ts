import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Trust is essential for building peace.', 'Trust is needed to build peace.'],
    ['The firm is committed to improving safety.', 'The firm works hard to improve safety.'],
    ['She was instrumental in shaping the law.', 'She did much to shape the law.'],
  ],
  silent: ['Trust is not essential for building peace.', 'Trust is essential.'],
}
