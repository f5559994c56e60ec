import type { Doors } from '../context.ts'
import { type ChatModel, isFitFor } from '../models/models.ts'
import { embeddedHumanizer, type Humanizer } from './humanizer.ts'

/** Returns the id of the operator's model for rewriting: the setting, otherwise the choice on the set-up page. */
export function rewritingModel({ env, site }: Pick<Doors, 'env' | 'site'>): string | null {
  return env.AI_MODEL ?? site.stored().defaults.rewriting
}

type HumanizerDoors = Pick<Doors, 'env' | 'site' | 'models' | 'humanizer' | 'engine'>

/** Returns the language model of the operator's humanizer; null if it uses none, or while there is no fit one. */
export async function modelOfHumanizer(doors: Omit<HumanizerDoors, 'engine'>): Promise<ChatModel | null> {
  if (doors.humanizer.name !== 'model') return null
  const model = await doors.models.open(rewritingModel(doors))
  return model.kind === 'built-in' || !isFitFor(model, 'humanizer') ? null : model
}

/** Returns the operator's humanizer, or the engine of this server while that has no language model. */
export async function humanizerNow(doors: HumanizerDoors): Promise<Humanizer> {
  const lacksModel = doors.humanizer.name === 'model' && (await modelOfHumanizer(doors)) === null
  return lacksModel ? embeddedHumanizer(doors.engine) : doors.humanizer
}
