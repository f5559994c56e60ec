import { expect, test } from 'vitest'
import { compileTables } from './compile-tables.ts'
import { lineLengthMax } from './read-table.ts'

const head = '## plain clean gain 1\nreason plainer: A plainer word.\n'
const cases = '? It is big. => It is large.\n! It is small.\n'

function compile(source: string) {
  return compileTables([{ name: 'test.rules', source }])
}

test('compiles a section with its conditions, reason and lines', () => {
  const source = `# Words.\n\n## plain strong gain 0.5 when casual, formal\nreason plainer: A plainer word.\n\nbig -> large\n${cases}`
  expect(compile(source)).toEqual([
    {
      name: 'plain',
      mode: 'strong',
      gain: 0.5,
      when: ['casual', 'formal'],
      reason: { key: 'plainer', text: 'A plainer word.' },
      lines: ['big -> large'],
    },
  ])
})

test('continues an indented line, without a space inside a list of words', () => {
  const [rule] = compile(`${head}big [house|\n    street] ->\n    large | wide\n${cases}`)
  expect(rule?.lines).toEqual(['big [house|street] -> large | wide'])
})

test('replaces the name of a set by its words', () => {
  const [rule] = compile(`set places = house|street\n${head}big [{places}] -> large\n${cases}`)
  expect(rule?.lines).toEqual(['big [house|street] -> large'])
})

test('makes a line for each row of values that people write', () => {
  const [rule] = compile(
    `each old, new = handling deal_with, showing point_to, painting quorum_of\n${head}able in {old} -> {new}\n${cases}`,
  )
  expect(rule?.lines).toEqual(['able in handling -> deal with', 'able in showing -> point to'])
})

test('marks a wording that readers found so-so in one of ten places', () => {
  const [rule] = compile(`${head}big -> large | vast | wide # 20/0/0 | 8/1/0 | 20/1/0\n${cases}`)
  expect(rule?.lines).toEqual(['big -> large | ?vast | wide'])
})

test.each([
  [
    'a record without an entry for each wording',
    `${head}big -> large | vast # 20/0/0\n`,
    'one entry for each',
  ],
  ['a line without an arrow', `${head}big large\n${cases}`, 'test.rules:3: No arrow in "big large"'],
  [
    'a name that is not defined',
    `${head}big [{places}] -> large\n${cases}`,
    'test.rules:3: {places} is not known',
  ],
  ['a name that no line uses', `set places = house\n${head}big -> large\n${cases}`, 'no line uses {places}'],
  ['a rule without a case that fires', `${head}big -> large\n! It is small.\n`, 'no case that fires'],
  [
    'a rule without a case that stays silent',
    `${head}big -> large\n? It is big. => It is large.\n`,
    'stays silent',
  ],
  [
    'a condition that does not exist',
    `${head.replace('gain 1', 'gain 1 when sunny')}big -> large\n${cases}`,
    'no condition "sunny"',
  ],
  ['a rule without a reason', `## plain clean gain 1\nbig -> large\n${cases}`, 'has no reason'],
  ['a mode that does not exist', `## plain wild gain 1\n`, 'test.rules:1: a section starts'],
  [
    'a rule that stands twice',
    `${head}big -> large\n${cases}${head}wee -> small\n${cases}`,
    'there is a rule "plain" already',
  ],
  [
    'a line that is too long',
    `${head}${'big '.repeat(lineLengthMax / 4)}-> large\n${cases}`,
    'test.rules:3: longer than',
  ],
])('refuses %s', (_, source, message) => {
  expect(() => compile(source)).toThrow(message)
})
