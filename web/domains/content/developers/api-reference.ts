import { writeOpenApi } from '../../../../contract/api/write-openapi.ts'
import { siteAddressMark } from '../../../../contract/pages.ts'

export type Field = { name: string; type: string; isRequired: boolean; meaning: string }
type Refusal = { status: string; codes: { code: string; text: string }[] }
export type ApiCallView = {
  id: string
  method: string
  path: string
  summary: string
  /** Paragraphs with code in grave accents. */
  description: string[]
  parameters: Field[]
  body: Field[]
  isForm: boolean
  answer: Field[]
  refusals: Refusal[]
  example: string
}
export type ApiGroupView = { name: string; id: string; calls: ApiCallView[] }

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  description?: string
  items?: Schema
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
}
type Content = Record<string, { schema: Schema; example?: unknown }>
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: { name: string; required: boolean; description?: string; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content: Content }>
}
type Document = {
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Reads the calls from the OpenAPI document, by group, so that page and document cannot differ. */
export function readApiReference(): ApiGroupView[] {
  const document = writeOpenApi(siteAddressMark) as unknown as Document
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return document.tags.map(({ name }) => ({
    name,
    id: name.toLowerCase(),
    calls: calls
      .filter(({ operation }) => operation.tags.includes(name))
      .map((call) => viewOf(document, call)),
  }))
}

type Call = { path: string; method: string; operation: Operation }

function viewOf(document: Document, { path, method, operation }: Call): ApiCallView {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const [media = '', body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  const answer = success?.content['application/json']?.schema
  return {
    id: operationId,
    method,
    path,
    summary,
    description: description.split('\n\n').filter(Boolean),
    parameters: parameters.map((each) => ({
      name: each.name,
      type: typeOf(document, each.schema),
      isRequired: each.required,
      meaning: each.description ?? each.schema.description ?? '',
    })),
    body: fieldsOf(document, body?.schema),
    isForm: media === 'multipart/form-data',
    answer: fieldsOf(document, answer),
    refusals: Object.entries(responses)
      .filter(([status]) => status >= '400')
      .map(([status, response]) => ({ status, codes: codesOf(response.description) })),
    example: exampleOf({ path, method, operation }),
  }
}

function resolved({ components }: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name ? (components.schemas[name] ?? schema) : schema
}

function fieldsOf(document: Document, schema: Schema | undefined): Field[] {
  if (!schema) return []
  const { properties = {}, required = [] } = resolved(document, schema)
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: typeOf(document, field),
    isRequired: required.includes(name),
    meaning: field.description ?? '',
  }))
}

function typeOf(document: Document, given: Schema): string {
  const schema = resolved(document, given)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map((part) => typeOf(document, part)))].join(' | ')
  if (schema.type === 'array') return `${schema.items ? typeOf(document, schema.items) : 'any'}[]`
  if (schema.format === 'binary') return 'file'
  return [schema.type ?? 'any'].flat().join(' | ')
}

const codeEnd = '`: '

/** Reads the lines of a response that name a code in grave accents and say what it means. */
function codesOf(description: string): Refusal['codes'] {
  return description.split('\n').flatMap((line) => {
    const end = line.indexOf(codeEnd)
    const start = line.indexOf('`')
    if (end < 0 || start === end) return []
    return [{ code: line.slice(start + 1, end), text: line.slice(end + codeEnd.length) }]
  })
}

/** The command that makes the call with the example, which a test sends. */
function exampleOf({ path, method, operation }: Call): string {
  const example = operation.requestBody?.content['application/json']?.example
  const isForm = operation.requestBody?.content['multipart/form-data'] !== undefined
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${siteAddressMark}${path}`,
    `-H 'Authorization: Bearer lh_…'`,
    ...(example === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example)}'`]),
    ...(isForm ? ['-F file=@texts.csv -F kind=detect'] : []),
  ]
  return lines.join(' \\\n  ')
}
