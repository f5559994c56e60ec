import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import type { Expression } from './find-expressions.ts'

/** A text that an expression may be slow on: a beginning, a repeated unit, and an end that does not match. */
export type Attack = { prefix: string; unit: string; suffix: string }

/** Fewer repetitions cannot make an expression slow. */
const repetitionsMin = 20
const suffixes = ['', '\u0000', '\n']
const candidates = [...'a1 \n.,\'"’“-_*#`~!?:;/\\()[]{}<>|=+&%$@Aé中—\t']
const membersMax = 5

/** Returns texts that make each repetition of an expression run long and then fail. */
export function attacksOn({ source, flags }: Pick<Expression, 'source' | 'flags'>): Attack[] {
  const units = new Map<string, Omit<Attack, 'suffix'>>()
  const add = (prefix: string, unit: string) => {
    if (unit !== '') units.set(`${prefix}\u0001${unit}`, { prefix, unit })
  }
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const words = new Set<string>()
  visitRegExpAST(pattern, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max < repetitionsMin) return
      const prefix = sampleBefore(quantifier, flags)
      const samples = samplesOf(quantifier.element, flags)
      for (const [i, sample] of samples.entries()) {
        add(prefix, sample)
        // The expression starts again at each of these.
        add('', prefix + sample)
        for (const other of samples.slice(i + 1)) add(prefix, sample + other)
      }
      add('', prefix)
    },
    onAlternativeEnter(alternative) {
      words.add(sampleOf(alternative, flags))
    },
  })
  for (const word of [...words].slice(0, 20)) add('', `${word} `)
  for (const sign of [' ', '\n', 'a', '1', '"', '- ']) add('', sign)
  add('', [...words].slice(0, 20).join(' '))
  return [...units.values()].flatMap((unit) => suffixes.map((suffix) => ({ ...unit, suffix })))
}

export function attackText({ prefix, unit, suffix }: Attack, characters: number): string {
  return prefix + unit.repeat(Math.max(1, Math.floor(characters / unit.length))) + suffix
}

/** Returns text that matches the part of an expression before a node. */
function sampleBefore(node: AST.Node, flags: string): string {
  const { parent } = node
  if (!parent) return ''
  const before = sampleBefore(parent, flags)
  if (parent.type !== 'Alternative') return before
  const elements = parent.elements.slice(0, parent.elements.indexOf(node as AST.Element))
  return before + elements.map((element) => sampleOf(element, flags)).join('')
}

function sampleOf(node: AST.Node, flags: string): string {
  switch (node.type) {
    case 'Alternative':
      return node.elements.map((element) => sampleOf(element, flags)).join('')
    case 'Quantifier':
      return sampleOf(node.element, flags).repeat(node.min)
    case 'Backreference':
      return [node.resolved].flat().map((group) => sampleOf(group, flags))[0] ?? ''
    case 'Assertion':
      return node.kind === 'lookbehind' && !node.negate ? (samplesOf(node, flags)[0] ?? '') : ''
    default:
      return samplesOf(node, flags)[0] ?? ''
  }
}

/** Returns several texts that match a node: each alternative of a group, and members of a class that differ in kind. */
function samplesOf(node: AST.Node, flags: string): string[] {
  switch (node.type) {
    case 'Group':
    case 'CapturingGroup':
    case 'Assertion':
      if (!('alternatives' in node)) return []
      return node.alternatives.slice(0, 12).map((alternative) => sampleOf(alternative, flags))
    case 'Character':
      return [String.fromCodePoint(node.value)]
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass': {
      const member = new RegExp(`^${node.raw}$`, flags.replace(/[gym]/g, ''))
      return candidates.filter((candidate) => member.test(candidate)).slice(0, membersMax)
    }
    default:
      return [sampleOf(node, flags)]
  }
}
