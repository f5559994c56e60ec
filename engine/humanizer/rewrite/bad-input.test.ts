import { describe, expect, it } from 'vitest'
import type { Mode } from '../../choices.ts'
import { applyEdits } from '../edit.ts'
import { modals, negations } from '../guards/meaning.ts'
import { humanize } from './humanize.ts'

const MODES: Mode[] = ['clean', 'balanced', 'strong']
const MACHINE =
  'Additionally, individuals often utilize digital tools to enhance their productivity. The intricate interplay between policy and markets plays a crucial role in shaping outcomes. Ultimately, this approach fosters innovation and underscores the significance of collaboration.'

function leftAlone(text: string): void {
  for (const mode of MODES) {
    const result = humanize(text, { mode })
    expect(result.text).toBe(text)
    expect(result.changed).toBe(false)
    expect(result.reason?.message).toBeTruthy()
    expect(result.edits).toEqual([])
  }
}

describe('texts that are left alone, with the reason', () => {
  it.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
    [
      'a quotation only',
      '“Additionally, individuals utilize digital tools to enhance their productivity. It is a crucial and pivotal realm.”',
    ],
    [
      'a table',
      '| crucial | pivotal |\n| --- | --- |\n| utilize | delve into the realm |\n| showcase | underscore |',
    ],
    [
      'a block of code',
      '```js\n// utilize a crucial tool to enhance productivity\nconst delve = showcase(underscore)\n```',
    ],
    [
      'German',
      'Es ist wichtig zu beachten, dass der Klimawandel eine erhebliche Bedrohung für die Natur darstellt und dass wir alle etwas tun müssen.',
    ],
    ['Japanese', 'これは非常に重要な問題です。私たちは皆、この問題について考えなければなりません。'],
    ['marks only', '... !!! ??? --- ***'],
  ])('%s', (_, text) => leftAlone(text))
})

describe('what must survive', () => {
  it('keeps the words of quotations, citations and numbers in running text', () => {
    const text = `${MACHINE} As Smith et al. (2020) put it, "individuals utilize crucial tools" (p. 45). It rose by 12.5% to $1,200 on 3 March 2021; see https://example.org/crucial.`
    for (const mode of MODES) {
      const result = humanize(text, { mode })
      expect(result.proof.holds).toBe(true)
      expect(result.proof.intact).toBe(result.proof.locked)
      for (const span of [
        '"individuals utilize crucial tools" (p. 45)',
        'Smith et al. (2020)',
        '12.5%',
        '$1,200',
        '3 March 2021',
        'https://example.org/crucial',
      ]) {
        expect(result.text).toContain(span)
      }
    }
  })

  it('keeps every negation and modal verb of legal clauses', () => {
    const text =
      'The tenant shall not utilize the premises for any purpose other than those set out herein, and must not, without the prior written consent of the landlord, facilitate any nuisance. Nothing in this clause may be construed as a waiver. Additionally, the landlord will not be liable unless the tenant can demonstrate that the damage was caused by negligence, and neither party should commence proceedings.'
    for (const mode of MODES) {
      const result = humanize(text, { mode })
      expect(negations(result.text)).toEqual(negations(text))
      expect(modals(result.text)).toEqual(modals(text))
    }
  })

  it('keeps line breaks, list marks and headings', () => {
    const text = `# A Crucial Plan\n\n${MACHINE}\n\n- **Utilize** the crucial tools that enhance work.\n- Delve into the realm of law.\n\n1. First, leverage the data.\n`
    for (const mode of MODES) {
      const result = humanize(text, { mode })
      const shape = (value: string) => value.split('\n').map((line) => /^(#|- \*\*|-|\d\.)?/.exec(line)?.[0])
      expect(shape(result.text)).toEqual(shape(text))
      expect(result.text).toContain('# A Crucial Plan')
    }
  })

  it("leaves the user's words alone", () => {
    const result = humanize(MACHINE, { lock: ['individuals', 'crucial role'] })
    expect(result.text).toContain('individuals')
    expect(result.text).toContain('crucial role')
  })

  it('adds no unusual characters', () => {
    for (const mode of MODES) expect(humanize(MACHINE, { mode }).text).toMatch(/^[\x20-\x7e]*$/)
  })
})

describe('texts of a shape that nobody expects', () => {
  const shapes: readonly (readonly [string, string])[] = [
    ['one word without an end', 'utilize'.repeat(20_000)],
    ['one letter without an end', 'a'.repeat(100_000)],
    ['stars without an end', `${'*'.repeat(20_000)}${MACHINE}`],
    ['one sentence of a thousand words', MACHINE.replace(/\. /g, ', and ').repeat(30)],
    ['ten characters', 'Utilize it'],
    ['pictures only', '😀🚀🎉'.repeat(200)],
    ['pictures among the words', MACHINE.replace(/ /g, ' 😀 ')],
    ['lines of Windows', `${MACHINE}\r\n\r\n- ${MACHINE}\r\n- ${MACHINE}\r\n`],
    ['control characters', `${MACHINE}\u0000\u0007\u001b[31m ${MACHINE}\u007f`],
    ['characters without width', MACHINE.replace(/e/g, 'e\u200d').replace(/ /g, ' \u200b')],
    ['soft hyphens', MACHINE.replace(/ti/g, 't\u00adi')],
    ['look-alike letters', MACHINE.replace(/a/g, 'а').replace(/e/g, 'е')],
    ['a few look-alike letters', MACHINE.replace('crucial', 'сrucial').replace('utilize', 'utіlize')],
    ['marks from right to left', `\u202e${MACHINE}\u202c שלום עולם ${MACHINE}`],
    ['half a character', `${MACHINE} \ud83d ${MACHINE} \udc00`],
    ['a byte order mark', `\ufeff${MACHINE}`],
    ['brackets that never close', `${'('.repeat(3000)}${MACHINE}`],
    ['quotation marks without a partner', `${'"'.repeat(3001)}${MACHINE}`],
    ['commas for spaces', MACHINE.replace(/ /g, ',')],
    [
      'words that stress is put on',
      MACHINE.replace('crucial', '**crucial**').replace('intricate', '*intricate*'),
    ],
  ]

  it.each(shapes)('%s: changed with proof or left alone with a reason', (_, text) => {
    const outside = (value: string) => value.replace(/[\x20-\x7e]+/g, '')
    for (const mode of MODES) {
      const result = humanize(text, { mode })
      expect(applyEdits(text, result.edits)).toBe(result.text)
      expect(result.proof.holds).toBe(true)
      expect(result.changed || result.reason?.message).toBeTruthy()
      expect(outside(result.text)).toBe(outside(text))
      expect(result.text).not.toMatch(/\ba [*_]*important|\ban [*_]*[bcdfgkp]/)
    }
  })
})

describe('long and stopped runs', () => {
  it('rewrites 50,000 characters and reports each round', () => {
    const text = Array.from({ length: 190 }, () => MACHINE)
      .join('\n\n')
      .slice(0, 50_000)
    const rounds: number[] = []
    const result = humanize(text, {
      mode: 'strong',
      onProgress: (progress) => rounds.push(progress.iteration),
    })
    expect(result.changed).toBe(true)
    expect(rounds.length).toBeGreaterThan(0)
    expect(result.proof.holds).toBe(true)
  })

  it('gives the original back when it is stopped', () => {
    const result = humanize(MACHINE, { signal: { aborted: true } })
    expect(result.text).toBe(MACHINE)
    expect(result.reason?.code).toBe('aborted')
  })
})
