import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'Prices increased again in spring, with many hoping for a short winter.',
      'Prices increased again in spring. Many hoped for a short winter.',
    ],
    [
      'Prices increased again in spring, with many hoping for a short winter.',
      'Prices increased again in spring, and many hoped for a short winter.',
    ],
    [
      'The food at the inn is always good, with the soup being a clear favourite.',
      'The food at the inn is always good. The soup is a clear favourite.',
    ],
    [
      'The search for a cause is under way, with officials working to find the driver.',
      'The search for a cause is under way. Officials are working to find the driver.',
    ],
    [
      'The future of the park remains open, with many hoping that it will be kept.',
      'The future of the park remains open. Many hope that it will be kept.',
    ],
  ],
  silent: [
    'The plan could help the town a lot, with many hoping for a short winter.',
    'The paper said that the prices rose, with many hoping for a short winter.',
    'The hall was warm and bright, with decor featuring old maps of the coast.',
    'The work is shared by two robots, with the first giving light and the second carrying the tools.',
    'The tale goes back a long way, with painters using the trick since ancient times.',
    'The shop is small and full, with a growing range of tools for the garden.',
    'The rules have changed in many towns, with several cases involving the police.',
    'A ruling is due in the spring, with a vote potentially coming just two days before.',
  ],
}
