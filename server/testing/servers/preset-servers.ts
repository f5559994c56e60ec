import type { ConnectionKind, ConnectionModel } from '../../../contract/site/connections.ts'

export type PresetAnswer = { status: number; body: unknown }
export type PresetBody = { model: string; messages: { role: string; content: string }[] } & Record<
  string,
  unknown
>

/** How one of the services and programs of the set-up answers, after what its users and its documents show. */
export type PresetServer = {
  kind: Exclude<ConnectionKind, 'other'>
  /** What its address ends in. */
  base: string
  /** The headers by which it takes a key, of a list and of a reply; null without a key. */
  keyIn: { list: string | null; reply: string | null }
  /** How it refuses a wrong key. */
  refusal: PresetAnswer
  /** Its list of models, which it may show to everyone. */
  list: unknown
  isListPublic?: boolean
  /** What it answers at other addresses, after the host; these ask for the key too. */
  more?: Record<string, unknown>
  /** The models that can be chosen, with what the server says of them. */
  models: ConnectionModel[]
  /** Refuses a request that has what it does not know. */
  refuses?: (body: PresetBody) => PresetAnswer | null
  /** The stream of a reply. */
  stream: (text: string) => string
  /** What the model thought before its reply. */
  thoughts?: string
}

export const presetKey = 'sk-of-the-preset-4242'
const thought = 'The moon, then.'

const event = (chunk: unknown) => `data: ${JSON.stringify(chunk)}\n\n`
const done = 'data: [DONE]\n\n'
const chunkOf = (delta: object, finish: string | null = null, more: object = {}) =>
  event({
    ...{ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_764_000_000, model: 'm' },
    ...{ choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }], ...more },
  })
/** Cuts a text into pieces, as tokens do. */
const pieces = (text: string) => text.match(/[\s\S]{1,7}/g) ?? []
const words = (text: string) =>
  pieces(text)
    .map((content) => chunkOf({ content }))
    .join('')
const usage = { prompt_tokens: 20, completion_tokens: 9, total_tokens: 29 }
const unauthorized = (message: string) => ({
  status: 401,
  body: { error: { message, code: 'invalid_api_key' } },
})
const fact = (id: string, contextTokens: number | null = null, sees: boolean | null = null) => ({
  ...{ id, contextTokens, sees },
})

export const presetServers: PresetServer[] = [
  {
    kind: 'openai',
    base: '/v1',
    keyIn: { list: 'authorization', reply: 'authorization' },
    refusal: unauthorized('Incorrect API key provided: sk-mist*ped.'),
    list: {
      object: 'list',
      data: [
        'gpt-5',
        'text-embedding-3-small',
        'whisper-1',
        'gpt-4o',
        'dall-e-3',
        'omni-moderation-latest',
      ].map((id) => ({ id, object: 'model', created: 1, owned_by: 'system' })),
    },
    models: [fact('gpt-4o'), fact('gpt-5')],
    refuses: ({ max_tokens, temperature }) =>
      max_tokens !== undefined
        ? {
            status: 400,
            body: {
              error: {
                message:
                  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
                type: 'invalid_request_error',
                param: 'max_tokens',
                code: 'unsupported_parameter',
              },
            },
          }
        : temperature !== undefined && temperature !== 1
          ? {
              status: 400,
              body: {
                error: {
                  message: "Unsupported value: 'temperature' does not support 0.3 with this model.",
                  param: 'temperature',
                  code: 'unsupported_value',
                },
              },
            }
          : null,
    stream: (text) =>
      chunkOf({ role: 'assistant', content: '', refusal: null }, null, { obfuscation: 'Xy', usage: null }) +
      words(text) +
      chunkOf({}, 'stop') +
      event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [], usage }) +
      done,
  },
  {
    kind: 'anthropic',
    base: '/v1',
    keyIn: { list: 'x-api-key', reply: 'authorization' },
    refusal: {
      status: 401,
      body: { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } },
    },
    list: {
      data: [
        {
          type: 'model',
          id: 'claude-sonnet-4-5',
          display_name: 'Claude Sonnet 4.5',
          created_at: '2025-09-29T00:00:00Z',
        },
      ],
      ...{ has_more: false, first_id: 'claude-sonnet-4-5', last_id: 'claude-sonnet-4-5' },
    },
    models: [fact('claude-sonnet-4-5')],
    refuses: ({ response_format }) =>
      response_format === undefined
        ? null
        : {
            status: 400,
            body: { error: { message: 'response_format: Input should be a valid dictionary' } },
          },
    stream: (text) =>
      chunkOf({ role: 'assistant', content: '' }) +
      words(text) +
      chunkOf({ content: '' }, 'stop', { usage }) +
      done,
  },
  {
    kind: 'google',
    base: '/v1beta/openai',
    keyIn: { list: 'authorization', reply: 'authorization' },
    refusal: {
      status: 400,
      body: [
        {
          error: {
            ...{ code: 400, message: 'API key not valid. Please pass a valid API key.' },
            status: 'INVALID_ARGUMENT',
          },
        },
      ],
    },
    list: {
      object: 'list',
      data: ['models/gemini-2.5-flash', 'models/gemini-embedding-001', 'models/imagen-4.0-generate-001'].map(
        (id) => ({
          ...{ id, object: 'model', owned_by: 'google' },
        }),
      ),
    },
    models: [fact('models/gemini-2.5-flash')],
    // The last text and the reason come in one piece.
    stream: (text) =>
      words(text.slice(0, -1)) + chunkOf({ content: text.slice(-1), role: 'assistant' }, 'stop') + done,
  },
  {
    kind: 'mistral',
    base: '/v1',
    keyIn: { list: 'authorization', reply: 'authorization' },
    refusal: { status: 401, body: { message: 'Unauthorized', request_id: 'r1' } },
    list: {
      object: 'list',
      data: [
        {
          ...{ id: 'magistral-medium-latest', object: 'model', max_context_length: 40_960 },
          capabilities: { completion_chat: true, completion_fim: false, vision: false },
        },
        {
          id: 'mistral-embed',
          object: 'model',
          max_context_length: 8_192,
          capabilities: { completion_chat: false },
        },
      ],
    },
    models: [fact('magistral-medium-latest', 40_960, false)],
    refuses: ({ stream_options }) =>
      stream_options === undefined
        ? null
        : {
            status: 422,
            body: {
              object: 'error',
              message: {
                detail: [
                  {
                    type: 'extra_forbidden',
                    loc: ['body', 'stream_options'],
                    msg: 'Extra inputs are not permitted',
                  },
                ],
              },
            },
          },
    thoughts: thought,
    stream: (text) =>
      chunkOf({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: thought }] }] }) +
      pieces(text)
        .map((piece) => chunkOf({ content: [{ type: 'text', text: piece }] }))
        .join('') +
      chunkOf({ content: '' }, 'stop', { usage }) +
      done,
  },
  {
    kind: 'openrouter',
    base: '/api/v1',
    keyIn: { list: 'authorization', reply: 'authorization' },
    refusal: { status: 401, body: { error: { message: 'User not found.', code: 401 } } },
    isListPublic: true,
    more: { '/api/v1/key': { data: { label: 'k', limit: null } } },
    list: {
      data: [
        {
          ...{ id: 'deepseek/deepseek-r1', name: 'DeepSeek: R1', context_length: 163_840 },
          architecture: { input_modalities: ['text'], output_modalities: ['text'] },
        },
        {
          ...{ id: 'google/gemini-image', context_length: 32_768 },
          architecture: { input_modalities: ['text'], output_modalities: ['image'] },
        },
      ],
    },
    models: [fact('deepseek/deepseek-r1', 163_840, false)],
    thoughts: thought,
    stream: (text) =>
      `: OPENROUTER PROCESSING\n\n${chunkOf({ role: 'assistant', content: '', reasoning: thought, reasoning_details: [{ type: 'reasoning.text', text: thought }] })}: OPENROUTER PROCESSING\n\n` +
      words(text) +
      chunkOf({ role: 'assistant', content: '' }, 'stop', { native_finish_reason: 'stop' }) +
      event({
        choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }],
        usage,
      }) +
      done,
  },
  {
    kind: 'azure',
    base: '/openai/v1',
    keyIn: { list: 'api-key', reply: 'api-key' },
    refusal: {
      status: 401,
      body: {
        error: {
          code: '401',
          message: 'Access denied due to invalid subscription key or wrong API endpoint.',
        },
      },
    },
    list: {
      object: 'list',
      data: [
        {
          id: 'gpt-4o-2024-11-20',
          object: 'model',
          status: 'succeeded',
          capabilities: { chat_completion: true },
        },
      ],
    },
    models: [fact('gpt-4o-2024-11-20')],
    stream: (text) =>
      event({
        id: '',
        object: '',
        created: 0,
        model: '',
        choices: [],
        prompt_filter_results: [{ prompt_index: 0 }],
      }) +
      chunkOf({ role: 'assistant', content: '' }) +
      words(text) +
      chunkOf({}, 'stop') +
      event({
        choices: [{ index: 0, finish_reason: null, content_filter_offsets: { check_offset: 1 }, delta: {} }],
      }) +
      done,
  },
  {
    kind: 'ollama',
    base: '/v1',
    keyIn: { list: null, reply: null },
    refusal: { status: 404, body: {} },
    list: { object: 'list', data: [{ id: 'qwen3:8b', object: 'model', created: 1, owned_by: 'library' }] },
    more: {
      '/api/ps': { models: [] },
      '/api/show': {
        ...{ parameters: 'num_ctx                        16384', capabilities: ['completion', 'thinking'] },
        model_info: { 'qwen3.context_length': 40_960 },
      },
    },
    models: [fact('qwen3:8b', 16_384, false)],
    thoughts: thought,
    stream: (text) =>
      chunkOf({ role: 'assistant', content: '', reasoning: thought }) +
      words(text) +
      chunkOf({ content: '' }, 'stop') +
      done,
  },
  {
    kind: 'lm-studio',
    base: '/v1',
    keyIn: { list: null, reply: null },
    refusal: { status: 404, body: {} },
    list: {
      object: 'list',
      data: ['gemma-3-4b-it', 'text-embedding-nomic-embed-text-v1.5'].map((id) => ({ id, object: 'model' })),
    },
    more: {
      '/api/v0/models': {
        object: 'list',
        data: [
          {
            id: 'gemma-3-4b-it',
            type: 'vlm',
            state: 'loaded',
            max_context_length: 131_072,
            loaded_context_length: 8_192,
          },
        ],
      },
    },
    models: [fact('gemma-3-4b-it', 8_192, true)],
    refuses: ({ response_format }) =>
      (response_format as { type?: string } | undefined)?.type === 'json_object'
        ? { status: 400, body: { error: "'response_format.type' must be 'json_schema' or 'text'" } }
        : null,
    // It closes the connection without the last line.
    stream: (text) => chunkOf({ role: 'assistant', content: '' }) + words(text) + chunkOf({}, 'stop'),
  },
  {
    kind: 'llama-cpp',
    base: '/v1',
    keyIn: { list: null, reply: null },
    refusal: { status: 404, body: {} },
    list: {
      models: [{ name: 'model.gguf', type: 'model' }],
      object: 'list',
      data: [
        {
          id: 'model.gguf',
          object: 'model',
          owned_by: 'llamacpp',
          meta: { n_vocab: 1, n_ctx_train: 32_768 },
        },
      ],
    },
    more: {
      '/props': {
        default_generation_settings: { n_ctx: 4_096 },
        modalities: { vision: false, audio: false },
      },
    },
    models: [fact('model.gguf', 4_096, false)],
    thoughts: thought,
    stream: (text) =>
      chunkOf({ role: 'assistant', content: null }) +
      chunkOf({ reasoning_content: thought }) +
      words(text) +
      chunkOf({}, 'stop', { timings: { prompt_n: 20, predicted_n: 9, predicted_per_second: 11.2 } }) +
      event({ choices: [], usage, timings: { cache_n: 0 } }) +
      done,
  },
]
