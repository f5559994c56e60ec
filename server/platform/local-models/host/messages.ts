/** What the server sends to a model's process, once. The key never appears in a command line or environment. */
export type StartMessage = {
  file: string
  /** Bearer key that each request must carry. */
  key: string
  contextTokensMax: number
  threadsMax: number
}

/**
 * What a model's process reports. `failed`: the runtime does not load here, the file is not a model that it can read, or
 * there is too little memory. `read`: tokens of a prompt that were read. `busy` and
 * `free`: a request has started or ended.
 */
export type HostMessage =
  | { type: 'ready'; port: number; contextTokens: number }
  | { type: 'failed'; reason: StartFailure; detail: string }
  | { type: 'read'; done: number; total: number }
  | { type: 'busy' }
  | { type: 'free' }

export type StartFailure = 'runtime' | 'file' | 'memory'
