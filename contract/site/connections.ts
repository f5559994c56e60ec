import { z } from 'zod'
import { connections } from '../../texts/connections.ts'
import { messagesOf } from '../../texts/message.ts'
import type { MeasuredUse } from '../local-models.ts'

type KindRow = {
  name: string
  /** The usual address; '' where it differs for each customer. */
  address: string
  /** A form of the address to show in the empty field. */
  example: string
  key: 'needed' | 'optional'
  /** Whether a server of the operator's own answers, which costs nothing by use. */
  isOwnServer: boolean
}

/** Services and programs that speak the OpenAI protocol, with what a connection to each needs. */
export const connectionKinds = {
  openai: {
    name: 'OpenAI',
    address: 'https://api.openai.com/v1',
    example: '',
    key: 'needed',
    isOwnServer: false,
  },
  anthropic: {
    name: 'Anthropic',
    address: 'https://api.anthropic.com/v1',
    example: '',
    key: 'needed',
    isOwnServer: false,
  },
  google: {
    name: 'Google',
    address: 'https://generativelanguage.googleapis.com/v1beta/openai',
    example: '',
    key: 'needed',
    isOwnServer: false,
  },
  mistral: {
    name: 'Mistral',
    address: 'https://api.mistral.ai/v1',
    example: '',
    key: 'needed',
    isOwnServer: false,
  },
  openrouter: {
    name: 'OpenRouter',
    address: 'https://openrouter.ai/api/v1',
    example: '',
    key: 'needed',
    isOwnServer: false,
  },
  azure: {
    name: 'Azure',
    address: '',
    example: 'https://your-resource.openai.azure.com/openai/v1',
    key: 'needed',
    isOwnServer: false,
  },
  ollama: {
    name: 'Ollama',
    address: 'http://127.0.0.1:11434/v1',
    example: '',
    key: 'optional',
    isOwnServer: true,
  },
  'lm-studio': {
    name: 'LM Studio',
    address: 'http://127.0.0.1:1234/v1',
    example: '',
    key: 'optional',
    isOwnServer: true,
  },
  'llama-cpp': {
    name: 'llama.cpp',
    address: 'http://127.0.0.1:8080/v1',
    example: '',
    key: 'optional',
    isOwnServer: true,
  },
  other: {
    name: 'Another address',
    address: '',
    example: 'https://models.example.org/v1',
    key: 'optional',
    isOwnServer: false,
  },
} as const satisfies Record<string, KindRow>

export type ConnectionKind = keyof typeof connectionKinds
export const connectionKindNames = Object.keys(connectionKinds) as ConnectionKind[]

export const connectionLimits = {
  connectionsMax: 30,
  nameMax: 60,
  addressMax: 300,
  modelsMax: 500,
  modelNameMax: 150,
  contextTokensMin: 512,
  contextTokensMax: 10_000_000,
}

/** What is wrong with an entered connection. A schema passes the key of the message on. */
const connectionTexts = messagesOf('connections', connections)

const { nameMax, addressMax, modelsMax, modelNameMax, contextTokensMin, contextTokensMax } = connectionLimits

/** Takes what people paste: addresses of a single call lose its path. */
const address = z
  .string()
  .trim()
  .max(addressMax, connectionTexts.addressWrong.key)
  .refine(isServerAddress, connectionTexts.addressWrong.key)
  .transform((text) => text.replace(/\/(?:chat\/completions|models)$/, '').replace(/(?<!\/)\/+$/, ''))

const key = z
  .string()
  .trim()
  .max(400, connectionTexts.keyTooLong.key)
  .regex(/^[\x21-\x7e]*$/, connectionTexts.keySigns.key)

const model = z.strictObject({
  id: z.string().min(1).max(modelNameMax),
  /** Null where the server does not say it. */
  contextTokens: z.number().int().min(contextTokensMin).max(contextTokensMax).nullable(),
  sees: z.boolean().nullable(),
})
/** A model of a connection: its name at the server, and what the server says of it. */
export type ConnectionModel = z.output<typeof model>

/** A missing key keeps the stored one; an empty one removes it. */
export const connectionInput = z.strictObject({
  name: z.string().trim().min(1, connectionTexts.nameMissing.key).max(nameMax),
  kind: z.enum(connectionKindNames),
  address,
  key: key.optional(),
  models: z.array(model).min(1, connectionTexts.modelsMissing.key).max(modelsMax),
})
export type ConnectionInput = z.output<typeof connectionInput>

/** `connectionId` uses the stored key of a connection, if its address is the same. */
export const connectionTestInput = z.strictObject({
  kind: z.enum(connectionKindNames),
  address,
  key: key.optional(),
  connectionId: z.string().max(40).optional(),
  model: z.string().trim().min(1).max(modelNameMax).optional(),
})
export type ConnectionTestInput = z.output<typeof connectionTestInput>

export const connectionParam = z.object({ connectionId: z.string().min(1).max(40) })

/** What a site's models are used for, where a user has chosen none. */
export const modelUses = ['chat', 'rewriting', 'titles'] as const
type ModelUse = (typeof modelUses)[number]

/** What a model must not have failed at to be offered for a use. */
export const measuredUseOf: Record<ModelUse, MeasuredUse> = {
  chat: 'chats',
  rewriting: 'essays',
  titles: 'titles',
}

const choice = z.string().max(200).nullable()
export const modelDefaultsInput = z.strictObject({
  chat: choice.optional(),
  rewriting: choice.optional(),
  titles: choice.optional(),
})
export type ModelDefaults = Record<ModelUse, string | null>

/** What a test found out; the texts are in web/locales/en/site/connections.ts. */
const testOutcomes = [
  'works',
  'no-answer',
  'key-missing',
  'wrong-key',
  'no-such-model',
  'other-protocol',
  'no-credit',
  'failed',
  'too-slow',
] as const
export type TestOutcome = (typeof testOutcomes)[number]

export type ConnectionTest = {
  outcome: TestOutcome
  host: string
  /** The answer's HTTP status where it says more than the outcome. */
  status: number | null
  /** The models for chat that the server lists; null if it lists none. */
  models: ConnectionModel[] | null
}

export type ConnectionState = {
  id: string
  name: string
  kind: ConnectionKind
  address: string
  /** The last four characters of the key; null without a key, or if it can no longer be read. */
  keyEnd: string | null
  /** The key was sealed with another SECRET and must be entered again. */
  keyIsLost: boolean
  models: ConnectionModel[]
}

/** Response of GET /api/operator/connections. */
export type ConnectionsState = {
  connections: ConnectionState[]
  /** The connection of the settings of the environment, which comes first. */
  environment: { host: string; models: string[] } | null
  defaults: ModelDefaults
  /** The setting that fixes the model for new chats, if one does. */
  chatFixedBy: string | null
  /** The language models that this site offers now. */
  offered: { id: string; label: string; unfitFor: MeasuredUse[] }[]
}

/** Ids of the models of connections in the list of all models: `site:connection:name`. */
const sitePrefix = 'site:'

export function connectionModelId(connectionId: string, name: string): string {
  return `${sitePrefix}${connectionId}:${name}`
}

/** Returns the name of a model at its server, for ids of connections and of the settings alike. */
export function modelNameOf(id: string): string {
  if (!id.startsWith(sitePrefix)) return id
  return id.slice(id.indexOf(':', sitePrefix.length) + 1)
}

function isServerAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && `${username}${password}${search}${hash}` === ''
}
