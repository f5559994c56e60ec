import { type ZodType, z } from 'zod'
import { inEnglish } from '../../texts/english.ts'
import { brand } from '../brand.ts'
import { type ErrorCode, errors } from '../errors.ts'
import { apiError } from './errors.ts'
import { type ApiOperation, apiOperations } from './operations.ts'

type Json = Record<string, unknown>
/** The schemas with a name, which operations refer to. */
type Named = Record<string, Json>

/** Refusals of every call, beside its own. */
const commonRefusals: ErrorCode[] = [
  'invalid_input',
  'bad_json',
  'unsupported_media_type',
  'body_too_large',
  'key_missing',
  'key_invalid',
  'key_revoked',
  'key_expired',
  'api_not_in_plan',
  'key_address_refused',
  'key_scope_missing',
  'key_words_used_up',
  'too_many_requests',
  'forbidden_origin',
  'internal',
  'engine_failed',
  'engine_busy',
  'server_busy',
  'storage_full',
  'database_unavailable',
  'shutting_down',
]

/** Writes the OpenAPI 3.1 document of the API from its table of calls and their schemas. */
export function writeOpenApi(baseUrl: string): Json {
  const named: Named = {}
  schemaOf(apiError, 'output', named)
  const paths: Record<string, Json> = {}
  for (const operation of apiOperations) {
    const [method = '', path = ''] = operation.call.split(' ')
    const address = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(operation, named) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Check, rewrite and compare texts, chat and work on essays. Keys are made in the settings of an account, under API keys.',
    },
    servers: [{ url: baseUrl }],
    security: [{ key: [] }],
    tags: [...new Set(apiOperations.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key of the account.' } },
      schemas: named,
    },
  }
}

function operationOf(operation: ApiOperation, named: Named): Json {
  const { id, group, scope, summary, description, input, form, example } = operation
  const needs = scope ? `Needs the permission \`${scope}\`.` : ''
  return {
    operationId: id,
    tags: [group],
    summary,
    description: [description, needs].filter(Boolean).join('\n\n'),
    parameters: parametersOf(operation, named),
    ...(input && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemaOf(input, 'input', named),
            ...(example === undefined ? {} : { example }),
          },
        },
      },
    }),
    ...(form && {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: schemaOf(form, 'input', named) } },
      },
    }),
    responses: responsesOf(operation, named),
  }
}

function parametersOf({ params, query, isOnce }: ApiOperation, named: Named): Json[] {
  return [
    ...fieldsOf(params, 'path', named),
    ...fieldsOf(query, 'query', named),
    ...(isOnce
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description:
              'A repeat with the same key within a day gets the stored answer and is not charged again.',
            schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
          },
        ]
      : []),
  ]
}

function fieldsOf(schema: ZodType | undefined, place: 'path' | 'query', named: Named): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input', named) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

const limitHeaders = Object.fromEntries(
  [
    ['RateLimit', 'What is left of the limit, and the seconds until it is whole again.'],
    ['RateLimit-Policy', 'The limit: its name, the calls in a window and the seconds of the window.'],
  ].map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
)

/** What is not one text. */
const mediaSchemas: Record<string, Json> = {
  'text/event-stream': { description: 'Server-sent events, each with JSON as its data.' },
  'application/zip': { type: 'string', format: 'binary' },
}

function responsesOf({ answer, status = 200, alsoAs = [], refusals }: ApiOperation, named: Named): Json {
  const json = answer ? { 'application/json': { schema: schemaOf(answer, 'output', named) } } : {}
  const streams = alsoAs.map((type) => [type, { schema: mediaSchemas[type] ?? { type: 'string' } }])
  const content = { ...json, ...Object.fromEntries(streams) }
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set([...commonRefusals, ...refusals]))
    byStatus.set(errors[code].status, [...(byStatus.get(errors[code].status) ?? []), code])
  return {
    [status]: { description: 'The answer.', headers: limitHeaders, content },
    ...Object.fromEntries(
      [...byStatus].map(([refused, codes]) => [
        refused,
        {
          description: codes.map((code) => `\`${code}\`: ${inEnglish(errors[code].text)}`).join('\n\n'),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
    ),
  }
}

/** Returns a schema whose named parts are in `named`, as the document's components. */
function schemaOf(schema: ZodType, io: 'input' | 'output', named: Named): Json {
  const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline' }) as Json
  for (const [name, part] of Object.entries($defs as Record<string, Json>))
    named[name] = withReferences(part) as Json
  return withReferences(rest) as Json
}

/** Points references at the components of the document; the library points them at the schema itself. */
function withReferences(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withReferences)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', '#/components/schemas/')
        : withReferences(value),
    ]),
  )
}
