/** A sum in the evaluator's notation and in the user's. `unit` follows the result. */
export type Sum = { expression: string; shown: string; unit: string }

/** Longer input is a text and not a sum. */
const charactersMax = 200

const leadIn =
  /^(?:(?:please |can you |could you )?(?:calculate|compute|work out|evaluate|solve)|what(?:'s| is| does)|whats|how much (?:is|are))[:\s]+/
const number = String.raw`-?\$?\d[\d,]*(?:\.\d+)?`

/** Questions in words, each with its calculation. The groups are the numbers. */
const phrases: readonly { pattern: RegExp; sum: (a: string, b: string) => string; unit?: string }[] = [
  {
    pattern: new RegExp(`^(${number}) ?(?:%|percent|per cent) of (${number})$`),
    sum: (a, b) => `${a} / 100 * ${b}`,
  },
  {
    pattern: new RegExp(`^(${number}) ?(?:%|percent|per cent) off (?:of )?(${number})$`),
    sum: (a, b) => `${b} * (1 - ${a} / 100)`,
  },
  {
    pattern: new RegExp(`^(${number}) is what (?:%|percent|per cent|percentage) of (${number})$`),
    sum: (a, b) => `${a} / ${b} * 100`,
    unit: '%',
  },
  {
    pattern: new RegExp(`^(?:what )?(?:%|percent|per cent|percentage) of (${number}) is (${number})$`),
    sum: (a, b) => `${b} / ${a} * 100`,
    unit: '%',
  },
  {
    pattern: new RegExp(`^(${number}) as a (?:%|percent|per cent|percentage) of (${number})$`),
    sum: (a, b) => `${a} / ${b} * 100`,
    unit: '%',
  },
  {
    pattern: new RegExp(
      `^(?:the )?(?:% |percent |percentage )(?:change|increase|decrease|difference) (?:from|between) (${number}) (?:to|and) (${number})$`,
    ),
    sum: (a, b) => `(${b} - ${a}) / ${a} * 100`,
    unit: '%',
  },
  {
    pattern: new RegExp(`^(?:increase|raise) (${number}) by (${number}) ?(?:%|percent|per cent)$`),
    sum: (a, b) => `${a} * (1 + ${b} / 100)`,
  },
  {
    pattern: new RegExp(`^(?:decrease|reduce|lower) (${number}) by (${number}) ?(?:%|percent|per cent)$`),
    sum: (a, b) => `${a} * (1 - ${b} / 100)`,
  },
  {
    pattern: new RegExp(
      `^(${number}) (?:plus|and|add) (${number}) ?(?:%|percent|per cent)(?: tip| tax| vat)?$`,
    ),
    sum: (a, b) => `${a} * (1 + ${b} / 100)`,
  },
  { pattern: new RegExp(`^(?:the )?(?:square )?root of (${number})$`), sum: (a) => `sqrt(${a})` },
  { pattern: /^(\d{1,3}) factorial$/, sum: (a) => `${a}!` },
]

/** Words between numbers and their operators. */
const signs: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\d.])(\d{1,12}(?:\.\d{1,6})?) ?(?:%|percent\b|per cent\b) of \$?(\d{1,12}(?:\.\d{1,6})?)/g,
    '($1/100*$2)',
  ],
  [/\bplus\b/g, '+'],
  [/\bminus\b/g, '-'],
  [/\b(?:times|multiplied by)\b|[×·]/g, '*'],
  [/(?<=\d) ?x ?(?=\d)/g, '*'],
  [/\b(?:divided by|over)\b|÷/g, '/'],
  [/\b(?:squared)\b|²/g, '^2'],
  [/\b(?:cubed)\b|³/g, '^3'],
  [/\bto the power of\b|\*\*/g, '^'],
  [/−/g, '-'],
  [/√/g, 'sqrt '],
  [/[$€£]/g, ''],
]
const onlySum = /^(?:[\d.+\-*/^%()!\s]|sqrt|cbrt|log|ln|exp|sin|cos|tan|abs|round|pi|π)+$/
/** Requires an operation between or after numbers; a single number, a date or a range has none. */
const operation =
  /\d\s*[+*/^%]\s*[\d(\-a-z]|\d\)?\s+-\s+\(?\d|\d-\d+[+*/^]|\)\s*[-+*/^]|^\d+-\d+$|[a-z]\s*\(|sqrt \d|\d!/

/** Reads a request as a sum; null when it is not one. Dates and telephone numbers are not sums. */
export function readSum(request: string): Sum | null {
  if (request.length > charactersMax) return null
  const plain = request.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  const asked = plain.replace(leadIn, '')
  const bare = trimmed(asked)
  for (const { pattern, sum, unit = '' } of phrases) {
    const found = pattern.exec(bare)
    if (!found) continue
    const [a = '', b = ''] = found.slice(1).map((part) => part?.replace(/[$,]/g, ''))
    return { expression: sum(a, b), shown: bare, unit }
  }
  return averageIn(bare) ?? asWritten(bare, asked !== plain)
}

const average = /^(?:the )?(?:average|mean) of ([\d\s.,$and&]{3,150})$/

/** "the average of 12, 15 and 21" */
function averageIn(bare: string): Sum | null {
  const numbers = average.exec(bare)?.[1]?.match(/\d+(?:\.\d+)?/g) ?? []
  if (numbers.length < 2) return null
  return { expression: `(${numbers.join(' + ')}) / ${numbers.length}`, shown: bare, unit: '' }
}

function asWritten(bare: string, isAsked: boolean): Sum | null {
  let expression = bare.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  for (const [pattern, sign] of signs) expression = expression.replace(pattern, sign)
  if (!onlySum.test(expression) || !operation.test(expression)) return null
  // 2026-11-22, 12/5/2026 and 555-1234 are read as sums only when the user asks for one.
  if (!isAsked && /^\d+([-/])\d+(?:\1\d+)?$/.test(expression) && !/^\d{1,4}\/\d{1,4}$/.test(expression))
    return null
  return { expression, shown: bare, unit: '' }
}

function trimmed(text: string): string {
  let end = text.length
  while (end > 0 && ' ?=.'.includes(text[end - 1]!)) end--
  return text.slice(0, end)
}
