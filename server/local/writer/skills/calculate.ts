import type { Answer, Skill } from '../skill.ts'
import { evaluateSum } from '../sums/evaluate.ts'
import { readSum } from '../sums/read-sum.ts'
import { inline } from '../text/wording.ts'

/** Arithmetic and percentages. */
export const calculate: Skill = {
  name: 'calculate',
  works: 'topic',
  gives: 'report',
  recognise: (clause) => readSum(clause) !== null,
  async answer({ wording, instruction }): Promise<Answer> {
    const sum = readSum(wording) ?? readSum(instruction)
    const result = sum ? await evaluateSum(sum.expression) : null
    if (!sum || result === null)
      return { markdown: 'I could not read that as a sum. Write it like this: (12 + 8) * 3 / 4.' }
    const shown = inline(sum.shown.replace(/ ?\* ?/g, ' × '))
    if (result === 'undefined')
      return {
        markdown: `${shown} has no value that I can give: it divides by zero, is not real, or is too large.`,
      }
    return { markdown: `${shown} = **${result}${sum.unit}**` }
  },
}
