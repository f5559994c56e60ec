import { limits } from '../../../contract/limits.ts'

/** The kinds of task that models get, other than data in a form of its own. */
export type TaskKind = 'chat' | 'title' | 'rewrite' | 'summary' | 'outline' | 'draft' | 'continue'

/** A task, and how many characters the text has that it works on or asks for. */
export type ModelTask = { kind: TaskKind; characters?: number }

type TaskRule = {
  /** The longest reply: so many characters, and so many for each character of the task's text. */
  characters: number
  perCharacter: number
  /** For models on this computer, which often have no good value of their own. */
  temperature?: number
}

/** How long a reply may be, and how daring, by kind of task. */
const rules: Record<TaskKind, TaskRule> = {
  chat: { characters: limits.messageCharactersMax, perCharacter: 0 },
  title: { characters: 1_000, perCharacter: 0, temperature: 0.3 },
  rewrite: { characters: 1_000, perCharacter: 4, temperature: 0.6 },
  summary: { characters: 800, perCharacter: 1, temperature: 0.3 },
  outline: { characters: 6_000, perCharacter: 0, temperature: 0.4 },
  draft: { characters: 2_000, perCharacter: 3, temperature: 0.7 },
  continue: { characters: 3_000, perCharacter: 0, temperature: 0.7 },
}

/** A token of some scripts has so few characters. */
const charactersPerTokenMin = 2
/** A model that thinks may think so long first. */
const thinkingTokens = 4_000
/** For models that run in this program's own process, which replies to one request at a time. */
const hostedChatTokens = 3_000
/** Against the loops of small models. A higher one harms texts that name one thing often. */
const repeatPenalty = 1.1

/** Returns the longest reply in characters. */
export function replyCharactersMax({ kind, characters = 0 }: ModelTask): number {
  const rule = rules[kind]
  return rule.characters + rule.perCharacter * characters
}

export type ReplyFields = { maxTokens?: number; temperature?: number; repeatPenalty?: number }

/** Returns the fields of a request that suit its task. A chat with a service has the service's own. */
export function fieldsOfTask(
  task: ModelTask | undefined,
  model: { isLocal: boolean; isHosted: boolean; contextTokens: number },
): ReplyFields {
  const rule = task && rules[task.kind]
  const tokens = task && task.kind !== 'chat' ? tokensOf(task, model.isHosted) : null
  const most = tokens ?? (model.isHosted ? hostedChatTokens : null)
  return {
    ...(most === null ? {} : { maxTokens: Math.min(most, Math.floor(model.contextTokens / 2)) }),
    ...(model.isLocal && rule?.temperature !== undefined ? { temperature: rule.temperature } : {}),
    ...(model.isLocal && task ? { repeatPenalty } : {}),
  }
}

function tokensOf(task: ModelTask, isHosted: boolean): number {
  const tokens = Math.ceil(replyCharactersMax(task) / charactersPerTokenMin)
  return isHosted ? tokens : tokens + thinkingTokens
}
