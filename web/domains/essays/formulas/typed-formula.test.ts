import { expect, test } from 'vitest'
import { typedBlock, typedFormula } from './typed-formula.ts'

test.each([
  ['Energy is $E=mc^2$', 'E=mc^2'],
  ['a variable $x$', 'x'],
  ['($\\alpha$', '\\alpha'],
  ['of $2n$', '2n'],
  ['$3 + x = 5$', '3 + x = 5'],
])('takes %j for a formula', (line, tex) => {
  expect(typedFormula(line)?.data).toEqual({ tex })
})

test.each([
  'It costs $5 and $',
  'from $5 to $6 and $',
  'US$5/A$',
  '$5/hour$',
  'a \\$x$',
  'a $ b$',
  'price: $x+$',
  '$$x$',
  '$words of a sentence$',
  'no sign',
])('leaves %j as it is', (line) => {
  expect(typedFormula(line)).toBeNull()
})

test('begins a formula on a line of its own', () => {
  expect(typedBlock('$$ ')?.data).toEqual({ tex: '' })
  expect(typedBlock('$$E=mc^2$$')?.data).toEqual({ tex: 'E=mc^2' })
  expect(typedBlock('words $$ ')).toBeNull()
})
