import { type ConnectionModel, connectionLimits } from '../../../contract/site/connections.ts'
import { doesOtherWork } from '../models/other-work.ts'

type Entry = Record<string, unknown>

/** Where servers write how many tokens a model reads, the most exact first. */
const contextFields = [
  'loaded_context_length',
  'context_length',
  'max_context_length',
  'max_model_len',
  'context_window',
  'max_input_tokens',
  'n_ctx',
]

/** Returns what a list says of a model; null for an entry that is no model for chat. */
export function readModelEntry(entry: unknown): ConnectionModel | null {
  if (!isEntry(entry) || typeof entry.id !== 'string') return null
  const { id } = entry
  if (id === '' || id.length > connectionLimits.modelNameMax || doesOtherWork(id)) return null
  if (saysNoChat(entry)) return null
  return { id, contextTokens: contextOf(entry), sees: seesImages(entry) }
}

function contextOf(entry: Entry): number | null {
  for (const source of [entry, entry.meta, entry.top_provider])
    if (isEntry(source))
      for (const field of contextFields) {
        const tokens = asTokens(source[field])
        if (tokens !== null) return tokens
      }
  return null
}

export function asTokens(value: unknown): number | null {
  const { contextTokensMin: min, contextTokensMax: max } = connectionLimits
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null
}

function seesImages({ type, capabilities, architecture, modalities }: Entry): boolean | null {
  if (type === 'vlm') return true
  if (isEntry(capabilities) && typeof capabilities.vision === 'boolean') return capabilities.vision
  if (Array.isArray(capabilities)) return capabilities.includes('vision') || capabilities.includes('image')
  const inputs = isEntry(architecture)
    ? architecture.input_modalities
    : isEntry(modalities) && modalities.input
  return Array.isArray(inputs) ? inputs.includes('image') : null
}

function saysNoChat({ type, capabilities, architecture }: Entry): boolean {
  if (type === 'embeddings' || type === 'embedding') return true
  if (isEntry(capabilities) && capabilities.completion_chat === false) return true
  const outputs = isEntry(architecture) ? architecture.output_modalities : null
  return Array.isArray(outputs) && !outputs.includes('text')
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
