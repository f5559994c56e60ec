import { expect, test } from 'vitest'
import type { FormulaNode } from '../../../../contract/essays/plain-notation.ts'
import { formulaTex } from './formula-tex.ts'
import { readFormula } from './read-formula.ts'

const node = (name: string, ...children: (FormulaNode | string)[]): FormulaNode => ({ name, children })
const run = (text: string) => node('r', node('t', text))
const sign = (name: string, value: string): FormulaNode => ({ name, value, children: [] })

test.each<[string, FormulaNode]>([
  ['E=mc^{2}', node('oMath', run('E=m'), node('sSup', node('e', run('c')), node('sup', run('2'))))],
  ['\\frac{a}{b}', node('oMath', node('f', node('num', run('a')), node('den', run('b'))))],
  ['\\sqrt[3]{x}', node('oMath', node('rad', node('deg', run('3')), node('e', run('x'))))],
  [
    '\\sum_{i}^{n} x',
    node(
      'oMath',
      node(
        'nary',
        node('naryPr', sign('chr', '∑')),
        node('sub', run('i')),
        node('sup', run('n')),
        node('e', run('x')),
      ),
    ),
  ],
  [
    '\\left[ a \\right.',
    node('oMath', node('d', node('dPr', sign('begChr', '['), sign('endChr', '')), node('e', run('a')))),
  ],
  [
    '\\begin{matrix} a & b \\\\ c & d \\end{matrix}',
    node(
      'oMath',
      node(
        'm',
        node('mr', node('e', run('a')), node('e', run('b'))),
        node('mr', node('e', run('c')), node('e', run('d'))),
      ),
    ),
  ],
  ['\\bar{x}', node('oMath', node('acc', node('accPr', sign('chr', '\u0304')), node('e', run('x'))))],
  ['\\sin x', node('oMath', node('func', node('fName', run('sin')), node('e', run('x'))))],
  ['50\\%', node('oMath', run('50%'))],
])('writes Word\u2019s notation as %s', (tex, tree) => {
  expect(formulaTex(tree)).toBe(tex)
})

test.each([
  'E=mc^2',
  '\\frac{a+b}{c}',
  '\\sqrt[3]{x}+\\sum_{i=1}^n i^2',
  '\\left(\\frac{1}{2}\\right)^n',
  '\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}',
  '\\mathbb{R}\\to\\mathbf{x}',
  '\\bar{x}\\text{ if } x>0',
  '\\sin x+\\log_2 n',
  '\\binom{n}{k}',
])('reads the MathML of %s back as the same formula', (tex) => {
  const read = readFormula(tex, true)
  const again = formulaTex(read.tree ?? node('math'))
  expect(readFormula(again, true).plain.replace(/\s/g, '')).toBe(read.plain.replace(/\s/g, ''))
})

test('keeps the source of what is no valid TeX', () => {
  expect(readFormula('\\frac{a', false)).toEqual({
    tex: '\\frac{a',
    mathml: null,
    tree: null,
    plain: '\\frac{a',
  })
})
