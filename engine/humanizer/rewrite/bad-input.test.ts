import { describe, expect, test } from 'vitest'
import type { Mode } from '../../choices.ts'
import { normaliseText } from '../../text/normalise.ts'
import { applyEdits } from '../edit.ts'
import { modals, negations } from '../guards/meaning.ts'
import { humanize } from './humanize.ts'

const modes: Mode[] = ['clean', 'balanced', 'strong']
const machine =
  'Additionally, individuals often utilize digital tools to enhance their productivity. The intricate interplay between policy and markets plays a crucial role in shaping outcomes. Ultimately, this approach fosters innovation and underscores the significance of collaboration.'

function leftAlone(text: string): void {
  for (const mode of modes) {
    const result = humanize(text, { mode })
    expect(result.text).toBe(text)
    expect(result.changed).toBe(false)
    expect(result.reason?.message).toBeTruthy()
    expect(result.edits).toEqual([])
  }
}

describe('texts that are left alone, with the reason', () => {
  test.each([
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
  test('keeps the words of quotations, citations and numbers in running text', () => {
    const text = `${machine} As Smith et al. (2020) put it, "individuals utilize crucial tools" (p. 45). It rose by 12.5% to $1,200 on 3 March 2021; see https://example.org/crucial.`
    for (const mode of modes) {
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

  test('keeps every negation and modal verb of legal clauses', () => {
    const text =
      'The tenant shall not utilize the premises for any purpose other than those set out herein, and must not, without the prior written consent of the landlord, facilitate any nuisance. Nothing in this clause may be construed as a waiver. Additionally, the landlord will not be liable unless the tenant can demonstrate that the damage was caused by negligence, and neither party should commence proceedings.'
    for (const mode of modes) {
      const result = humanize(text, { mode })
      expect(negations(result.text)).toEqual(negations(text))
      expect(modals(result.text)).toEqual(modals(text))
    }
  })

  test('keeps line breaks, list marks and headings', () => {
    const text = `# A Crucial Plan\n\n${machine}\n\n- **Utilize** the crucial tools that enhance work.\n- Delve into the realm of law.\n\n1. First, leverage the data.\n`
    for (const mode of modes) {
      const result = humanize(text, { mode })
      const shape = (value: string) => value.split('\n').map((line) => /^(#|- \*\*|-|\d\.)?/.exec(line)?.[0])
      expect(shape(result.text)).toEqual(shape(text))
      expect(result.text).toContain('# A Crucial Plan')
    }
  })

  test("leaves the user's words alone", () => {
    const result = humanize(machine, { lock: ['individuals', 'crucial role'] })
    expect(result.text).toContain('individuals')
    expect(result.text).toContain('crucial role')
  })

  test('adds no unusual characters', () => {
    for (const mode of modes) expect(humanize(machine, { mode }).text).toMatch(/^[\x20-\x7e]*$/)
  })
})

describe('texts of an unusual shape', () => {
  const shapes: readonly (readonly [string, string])[] = [
    ['one word without an end', 'utilize'.repeat(20_000)],
    ['one letter without an end', 'a'.repeat(100_000)],
    ['stars without an end', `${'*'.repeat(20_000)}${machine}`],
    ['one sentence of a thousand words', machine.replace(/\. /g, ', and ').repeat(30)],
    ['ten characters', 'Utilize it'],
    ['pictures only', '😀🚀🎉'.repeat(200)],
    ['pictures among the words', machine.replace(/ /g, ' 😀 ')],
    ['lines of Windows', `${machine}\r\n\r\n- ${machine}\r\n- ${machine}\r\n`],
    ['control characters', `${machine}\u0000\u0007\u001b[31m ${machine}\u007f`],
    ['characters without width', machine.replace(/e/g, 'e\u200d').replace(/ /g, ' \u200b')],
    ['soft hyphens', machine.replace(/ti/g, 't\u00adi')],
    ['look-alike letters', machine.replace(/a/g, 'а').replace(/e/g, 'е')],
    ['a few look-alike letters', machine.replace('crucial', 'сrucial').replace('utilize', 'utіlize')],
    ['marks from right to left', `\u202e${machine}\u202c שלום עולם ${machine}`],
    ['half a character', `${machine} \ud83d ${machine} \udc00`],
    ['a byte order mark', `\ufeff${machine}`],
    ['brackets that never close', `${'('.repeat(3000)}${machine}`],
    ['quotation marks without a partner', `${'"'.repeat(3001)}${machine}`],
    ['commas for spaces', machine.replace(/ /g, ',')],
    [
      'words that stress is put on',
      machine.replace('crucial', '**crucial**').replace('intricate', '*intricate*'),
    ],
  ]

  test.each(shapes)('%s: changed with proof or left alone with a reason', (_, text) => {
    // Changed sentences lose the signs that no reader sees.
    const outside = (value: string) => normaliseText(value).text.replace(/[\x20-\x7e]+/g, '')
    for (const mode of modes) {
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
  test('rewrites 50,000 characters and reports each round', () => {
    const text = Array.from({ length: 190 }, () => machine)
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

  test('gives the original back when it is stopped', () => {
    const result = humanize(machine, { signal: { aborted: true } })
    expect(result.text).toBe(machine)
    expect(result.reason?.code).toBe('aborted')
  })
})
