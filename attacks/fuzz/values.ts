import fc from 'fast-check'

/** The parts of JSON Schema that zod produces for the contract. */
export type JsonSchema = {
  type?: string
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
}

/** Placeholders for long texts and for users' ids, so that a failing request can be printed: see expand.ts. */
const repeated = (unit: string, times: number) => `«repeat ${unit} ${times}»`
export const idNames = [
  'chatId',
  'questionId',
  'replyId',
  'folderId',
  'fileId',
  'exportId',
  'sessionId',
  'shareId',
  'scanId',
  'humanizedTextId',
] as const

const units = [
  'a',
  'a ',
  'the ',
  ' ',
  '\n',
  '\t',
  'A',
  '> ',
  '```\n',
  '_a',
  '\u0085',
  '\u200b',
  'é',
  '🙂',
  '\u0000',
  '"',
  '{',
  '1',
]
const lengths = [255, 1_000, 5_000, 20_000, 60_000]

const someId = fc
  .tuple(fc.constantFrom('own', 'ana', 'ben'), fc.constantFrom(...idNames))
  .map(([who, id]) => `«${who}.${id}»`)
const longText = fc
  .tuple(fc.constantFrom(...units), fc.constantFrom(...lengths))
  .map(([unit, times]) => repeated(unit, times))
const oddText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u202eevil',
  '\ufeff',
  'null',
  'NaN',
  '../../etc/passwd',
  '%00',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '9999-99-99T00:00:00Z~00000000-0000-0000-0000-000000000000',
  '0000-01-01T00:00:00Z~00000000-0000-4000-8000-000000000000',
  '__proto__',
  'constructor',
  'İ',
  'ﬀ',
)

/** Values that no schema expects. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    -1e308,
    2 ** 53,
    2 ** 31,
    1.5,
    [],
    {},
    [[]],
    '«deep 500»',
  ),
  { weight: 3, arbitrary: oddText },
  { weight: 2, arbitrary: longText },
  { weight: 2, arbitrary: someId },
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(fc.constant('x'), { minLength: 300, maxLength: 1_100 }),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}')),
)

/** Generates values that a schema accepts. */
export function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(valid))
  if (schema.allOf) return valid(Object.assign({}, ...schema.allOf))
  if (schema.type === 'string') return validText(schema)
  if (schema.type === 'integer' || schema.type === 'number') {
    const [min, max] = [schema.minimum ?? -1_000, schema.maximum ?? 1_000]
    return schema.type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
  }
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array') {
    const minLength = schema.minItems ?? 0
    return fc.array(valid(schema.items ?? {}), {
      minLength,
      maxLength: Math.max(minLength, Math.min(schema.maxItems ?? 4, 4)),
    })
  }
  if (schema.type === 'object') return validObject(schema)
  return fc.jsonValue({ maxDepth: 2 })
}

function validObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valid(part)]))
  // `userId` is compared with the session, so most requests leave it out.
  const { userId: _, ...rest } = parts
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(rest, { requiredKeys: required.filter((name) => name !== 'userId') }) },
    fc.record(parts, { requiredKeys: required }),
  )
}

function validText({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: someId }, fc.uuid())
  if (format === 'email')
    return fc.constantFrom('nobody@example.org', 'Some.One+tag@example.net', 'ana@exämple.org')
  if (format === 'date-time') return fc.constantFrom('2026-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z')
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern))
    } catch {
      return fc.string()
    }
  }
  const short = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 120)),
  })
  const sentence = fc.constantFrom(
    'Furthermore, the team leveraged a comprehensive approach.',
    'Proofread this:\n\nI has a apple.',
    'Quiz me on this:\n\nThe sea rises twice a day.',
  )
  const texts = [short, ...(maxLength >= 60 ? [sentence] : [])]
  if (maxLength <= 1_000) return fc.oneof(...texts)
  const edge = fc
    .tuple(fc.constantFrom('a', 'a ', 'The sea is calm. ', ' ', '\n', '> ', '🙂'), fc.constantFrom(0, 1))
    .map(([unit, over]) => repeated(unit, Math.floor(Math.min(maxLength, 60_000) / unit.length) + over))
  return fc.oneof(...texts, edge)
}

/** Generates a valid value with one part replaced, removed or added. */
export function nearlyValid(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid(schema), fc.nat(), hostile, fc.constantFrom('replace', 'remove', 'add'))
    .map(([value, at, odd, how]) => {
      if (typeof value !== 'object' || value === null) return odd
      const copy = structuredClone(value) as Record<string, unknown>
      const places = placesIn(copy)
      const place = places[at % places.length]
      if (!place || how === 'add') return { ...copy, [String(at % 7 ? `more${at % 7}` : '__proto__')]: odd }
      if (how === 'remove') delete place.of[place.name]
      else place.of[place.name] = odd
      return copy
    })
}

type Place = { of: Record<string, unknown>; name: string }
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const of = value as Record<string, unknown>
  return Object.keys(of).flatMap((name) => [{ of, name }, ...placesIn(of[name])])
}
