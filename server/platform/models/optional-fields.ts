import type { CompletionAddress, CompletionRequest } from './request-completion.ts'

/** Fields of a request that a reply does not depend on. */
export type OptionalField = 'temperature' | 'maxTokens' | 'repeatPenalty' | 'asksForUsage' | 'answerSchema'

/** How a refusal names each field, in the order in which they are left out. */
const names: Record<OptionalField, RegExp> = {
  temperature: /temperature/i,
  maxTokens: /max_(?:completion_)?tokens/i,
  repeatPenalty: /repeat_penalty/i,
  asksForUsage: /stream_options|include_usage/i,
  // Endpoints name this field in many ways, so any other refusal is taken for one of the schema.
  answerSchema: /(?:)/,
}

/** Returns the field of a request that a refusal is about, or null. */
export function refusedField(body: string, request: CompletionRequest): OptionalField | null {
  for (const [field, name] of Object.entries(names) as [OptionalField, RegExp][])
    if (request[field] !== undefined && request[field] !== false && name.test(body)) return field
  return null
}

const connectionsMax = 500
const known = new Map<string, Set<OptionalField>>()

/** Returns the fields that a connection's model has refused. After a restart they are sent once more. */
export function knownRefusals({
  baseUrl,
  model,
}: Pick<CompletionAddress, 'baseUrl' | 'model'>): Set<OptionalField> {
  const key = `${baseUrl} ${model}`
  const found = known.get(key) ?? new Set<OptionalField>()
  known.delete(key)
  known.set(key, found)
  for (const oldest of known.keys()) {
    if (known.size <= connectionsMax) break
    known.delete(oldest)
  }
  return found
}
