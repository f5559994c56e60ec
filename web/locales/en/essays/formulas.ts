import { messages } from '../../messages.ts'

/** The dialog that writes a formula of an essay. */
export const formulas = messages('essays/formulas', {
  title: 'Formula',
  source: 'Formula in TeX',
  hint: 'Such as E=mc^2. On the page, type it between dollar signs: $E=mc^2$. Enter saves.',
  insert: 'Insert',
  pieces: {
    fraction: 'Fraction',
    power: 'Power',
    index: 'Index',
    root: 'Root',
    sum: 'Sum',
    integral: 'Integral',
    matrix: 'Matrix',
    alpha: 'Alpha',
    pi: 'Pi',
    atMost: 'Less than or equal',
    notEqual: 'Not equal',
    arrow: 'Arrow',
  },
  place: 'Place of the formula',
  inLine: 'In the line',
  ownLine: 'On its own line',
  save: 'Save formula',
  remove: 'Delete formula',
  cancel: 'Cancel',
})
