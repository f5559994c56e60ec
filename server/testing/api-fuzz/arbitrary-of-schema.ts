import fc, { type Arbitrary } from 'fast-check'

export type JsonSchema = {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  type?: string | string[]
  format?: string
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
export type Schemas = Record<string, JsonSchema>

const charactersMax = 120
const itemsMax = 3
const depthMax = 5

const sentence = fc.constantFrom(
  'The council met twice, and it approved the budget for the new library.',
  'In today’s fast-paced world, it is important to note that synergy is key.',
  '=HYPERLINK("https://a.example","b")',
)
/** Words, signs of every plane, controls, and halves of signs, which no UTF-8 has. */
const anyText = fc.oneof(
  sentence,
  fc.string({ maxLength: charactersMax }),
  fc.string({ unit: 'binary', maxLength: charactersMax }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '\u202e',
    '0'.repeat(400),
    '../../etc/passwd',
    'null',
    '-1',
    '1e999',
  ),
)

/** No address of anybody: a server that runs would call it. */
const address = fc.constantFrom(
  'https://hooks.invalid/a?b=c',
  'https://127.0.0.1/',
  'http://[::1]/',
  'https://user:word@hooks.invalid/',
  'https://hooks.invalid:8443/',
  'https://10.0.0.1/\u0000',
)

/** Returns values of a schema of the document, and now and then some that the schema does not allow. */
export function arbitraryOf(schema: JsonSchema, schemas: Schemas, depth = 0): Arbitrary<unknown> {
  const valid = validOf(schema, schemas, depth)
  return fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) })
}

function validOf(schema: JsonSchema, schemas: Schemas, depth: number): Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, allOf } = schema
  const inner = (part: JsonSchema) => arbitraryOf(part, schemas, depth + 1)
  if ($ref) return validOf(schemas[$ref.slice('#/components/schemas/'.length)] ?? {}, schemas, depth + 1)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = anyOf ?? oneOf
  if (either) return fc.oneof(...either.map(inner))
  if (allOf) return fc.tuple(...allOf.map(inner)).map((parts) => Object.assign({}, ...parts))
  const [type] = [schema.type ?? 'any'].flat()
  return (byType[type as keyof typeof byType] ?? byType.any)(schema, inner, depth)
}

type Inner = (schema: JsonSchema) => Arbitrary<unknown>

const byType = {
  string: ({ format, minLength = 0, maxLength = charactersMax }: JsonSchema): Arbitrary<unknown> => {
    if (format === 'uuid') return fc.uuid()
    if (format === 'uri') return address
    if (format === 'date') return fc.constantFrom('2026-11-29', '2026-02-30', '0000-00-00')
    const least = Math.min(minLength, charactersMax)
    const most = Math.max(least, Math.min(maxLength, charactersMax))
    return fc.oneof({ weight: 2, arbitrary: fc.string({ minLength: least, maxLength: most }) }, anyText)
  },
  integer: ({ minimum = -10, maximum = 1_000 }: JsonSchema): Arbitrary<unknown> =>
    fc.oneof(fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, 2 ** 31)) }), fc.integer()),
  number: ({ minimum = -10, maximum = 1_000 }: JsonSchema): Arbitrary<unknown> =>
    fc.double({ min: minimum, max: Math.max(minimum, maximum), noNaN: true }),
  boolean: (): Arbitrary<unknown> => fc.boolean(),
  null: (): Arbitrary<unknown> => fc.constant(null),
  array: (
    { items = {}, minItems = 0, maxItems = itemsMax }: JsonSchema,
    inner: Inner,
  ): Arbitrary<unknown> => {
    const least = Math.min(minItems, itemsMax)
    return fc.array(inner(items), {
      minLength: least,
      maxLength: Math.max(least, Math.min(maxItems, itemsMax)),
    })
  },
  object: (schema: JsonSchema, inner: Inner, depth: number): Arbitrary<unknown> => {
    const { properties = {}, required = [] } = schema
    if (depth > depthMax) return fc.constant({})
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [
        name,
        // An optional field is left out more often than not, so that many bodies are accepted.
        required.includes(name)
          ? inner(part)
          : fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: inner(part) }),
      ]),
    )
    const whole = fc.record(fields)
    const odd = fc.tuple(
      whole,
      fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }),
    )
    return fc.oneof(
      { weight: 12, arbitrary: whole },
      { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
      { weight: 1, arbitrary: odd.map(([known, more]) => ({ ...known, ...more })) },
    )
  },
  any: (): Arbitrary<unknown> => fc.jsonValue({ maxDepth: 2 }),
}
