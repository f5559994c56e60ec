import type { ChatModel, ModelRequest, TextTools } from '../platform/models/models.ts'
import type { Engine } from '../platform/workers/engine.ts'

/** The built-in writer, offered beside or in the place of a language model. It never poses as one. */
export function builtInWriterModel(engine: Engine): ChatModel {
  const withoutUser = (owner: string): TextTools => ({
    detect: (text, signal) => engine.detect(text, { owner, signal }),
    humanize: (text, signal) => engine.humanize(text, { mode: 'clean' }, { owner, signal }),
  })
  return {
    id: 'built-in',
    label: 'built-in writer',
    kind: 'built-in',
    contextTokens: 200_000,
    async *stream({ messages, owner, signal, tools }: ModelRequest) {
      // Its dictionaries and rules are loaded by the first who asks it, not by every start.
      const { createBuiltInWriter } = await import('./writer/writer.ts')
      yield* createBuiltInWriter(tools ?? withoutUser(owner)).reply(messages, signal)
    },
  }
}
