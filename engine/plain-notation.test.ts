import { expect, test } from 'vitest'
import { type FormulaNode, formulaText, raisedText } from './plain-notation.ts'

test.each([
  ['6', 'superscript', '⁶'],
  ['−12', 'superscript', '⁻¹²'],
  ['n+1', 'superscript', 'ⁿ⁺¹'],
  ['th', 'superscript', 'th'],
  ['TM', 'superscript', 'TM'],
  ['2', 'subscript', '₂'],
  ['б', 'superscript', 'б'],
  ['a long remark', 'superscript', 'a long remark'],
] as const)('writes %j as %s: %j', (text, place, written) => {
  expect(raisedText(text, place)).toBe(written)
})

const node = (name: string, ...children: (FormulaNode | string)[]): FormulaNode => ({ name, children })
const run = (text: string) => node('r', node('t', text))

test.each<[string, FormulaNode]>([
  ['E=mc^2', node('oMath', run('E=m'), node('sSup', node('e', run('c')), node('sup', run('2'))))],
  ['(a+b)/2', node('oMath', node('f', node('num', run('a+b')), node('den', run('2'))))],
  ['³√x', node('oMath', node('rad', node('deg', run('3')), node('e', run('x'))))],
  [
    '∑_(i=1)^n x_i',
    node(
      'oMath',
      node(
        'nary',
        node('naryPr', { name: 'chr', value: '∑', children: [] }),
        node('sub', run('i=1')),
        node('sup', run('n')),
        node('e', node('sSub', node('e', run('x')), node('sub', run('i')))),
      ),
    ),
  ],
  [
    '|x|',
    node(
      'oMath',
      node(
        'd',
        node(
          'dPr',
          { name: 'begChr', value: '|', children: [] },
          { name: 'endChr', value: '|', children: [] },
        ),
        node('e', run('x')),
      ),
    ),
  ],
  ['x^2', node('math', node('msup', node('mi', 'x'), node('mn', '2')))],
  ['√(a+b)', node('math', node('msqrt', node('mi', 'a'), node('mo', '+'), node('mi', 'b')))],
])('writes a formula as %s', (text, formula) => {
  expect(formulaText(formula)).toBe(text)
})

test('writes what it can of a formula that is nested without end', () => {
  let deep = run('x')
  for (let i = 0; i < 150; i++) deep = node('e', deep)
  expect(formulaText(node('oMath', run('y'), deep))).toBe('y')
})
