import type { Answer, Skill } from '../skill.ts'
import { formatNumber } from '../sums/evaluate.ts'
import { loadMathjs } from '../sums/mathjs.ts'
import { unitNamed } from '../sums/units.ts'
import { plainRequest } from '../wording/plain-request.ts'

type Unit = NonNullable<ReturnType<typeof unitNamed>>
type Conversion = { amount: number; from: Unit; to: Unit }

const charactersMax = 120
const amount = String.raw`(-?\d[\d,]*(?:\.\d+)?|an?|one|half an?)`
const name = `([a-z°"²/][a-z°²/2 ]{0,24}?)`
/** The groups are amount and units; in the second form the target unit comes first. */
const amountFirst = new RegExp(
  `^(?:(?:convert|change|turn) |what(?:'s| is) |how much is )?${amount} ?${name} (?:to|into|in|as|=) (?:how many )?${name}$`,
)
const unitFirst = new RegExp(
  `^how many ${name} (?:are |is )?(?:there )?(?:in|are in|is in|make|equal|are|is) ${amount} ?${name}$`,
)

/** Units of length, mass, temperature, volume, time, speed, area, energy, data and pressure. */
export const convert: Skill = {
  name: 'convert',
  works: 'topic',
  gives: 'report',
  recognise: (clause) => readConversion(clause) !== null,
  async answer({ wording, instruction }): Promise<Answer> {
    const asked = readConversion(wording) ?? readConversion(instruction)
    if (!asked) return { markdown: 'Tell me the amount and both units, for example "5 miles in km".' }
    const { amount, from, to } = asked
    const math = loadMathjs()
    const given = withUnit(amount, from)
    const value = math.unit(amount, from.math)
    if (!value.equalBase(math.unit(1, to.math)))
      return { markdown: `${given} cannot be given in ${to.sign}: they measure different things.` }
    const number = Number(value.toNumber(to.math).toPrecision(6))
    return { markdown: `${given} = **${withUnit(number, to)}**` }
  },
}

/** "1 day", "2 days", "1 cup (US)", "1 ms". */
function withUnit(amount: number, { sign }: Unit): string {
  return `${formatNumber(amount)} ${amount === 1 ? sign.replace(/^([a-z ]{3,})s\b/, '$1') : sign}`
}

function readConversion(request: string): Conversion | null {
  const plain = plainRequest(request, charactersMax)
  if (plain === null) return null
  const [, first, second, third] = amountFirst.exec(plain) ?? []
  if (first && second && third) return conversion(first, second, third)
  const [, wanted, many, given] = unitFirst.exec(plain) ?? []
  return wanted && many && given ? conversion(many, given, wanted) : null
}

function conversion(amount: string, given: string, wanted: string): Conversion | null {
  const [from, to] = [unitNamed(given), unitNamed(wanted)]
  return from && to ? { amount: amountOf(amount), from, to } : null
}

function amountOf(written: string): number {
  if (written.startsWith('half')) return 0.5
  return /^\D/.test(written) && !written.startsWith('-') ? 1 : Number(written.replace(/,/g, ''))
}
