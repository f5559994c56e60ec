import { z } from 'zod'
import { limits } from '../../../../contract/limits.ts'
import { askForData } from '../../../platform/models/answer-schema.ts'
import type { ChatModel, ModelRequest } from '../../../platform/models/models.ts'

const section = z.object({
  title: z.string().trim().min(1).max(limits.titleCharactersMax),
  words: z.number().int().min(0).max(20_000),
})
const plan = z.object({ sections: z.array(section).min(2).max(limits.outlineSectionsMax) })

const inJson =
  'Answer this time with a JSON object alone instead of lines: {"sections": [{"title": "The case for lagoons", "words": 250}]}'

/**
 * Asks a model for the plan of an essay as data, and returns it in the form of its other answers: a line for each
 * section, such as "The case for lagoons | 250". Returns null if the answer is no such plan.
 */
export async function planEssay(
  model: ChatModel,
  { messages, ...work }: Pick<ModelRequest, 'messages' | 'owner' | 'signal' | 'task'>,
): Promise<string | null> {
  const last = messages.at(-1)
  const asked = last ? [...messages.slice(0, -1), { ...last, content: `${last.content}\n\n${inJson}` }] : []
  const data = await askForData(model, { ...work, messages: asked }, { name: 'plan', schema: plan })
  return (
    data?.sections.map(({ title, words }) => `${title.replaceAll('\n', ' ')} | ${words}`).join('\n') ?? null
  )
}
