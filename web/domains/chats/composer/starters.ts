import type { ModelChoice } from '../../../../contract/chats/chats.ts'

export type Starter = { label: string; icon: 'mail' | 'map' | 'code' | 'idea' | 'text'; text: string }

/** The four documented starters (docs/spec/2-commercial.md section 2). */
const forLanguageModels: Starter[] = [
  {
    label: 'Write an email',
    icon: 'mail',
    text: 'Write an email to my landlord asking to have the heating repaired before the weekend.',
  },
  {
    label: 'Plan a trip',
    icon: 'map',
    text: 'Plan a three-day trip to Lisbon in October for two people who like walking and good food.',
  },
  {
    label: 'Generate code',
    icon: 'code',
    text: 'Write a function that groups a list of dates by week, with a short explanation.',
  },
  {
    label: 'Learn a concept',
    icon: 'idea',
    text: 'Explain how tides work, as you would to a curious twelve-year-old.',
  },
]

/** Starters for the built-in writer, which has no world knowledge and writes no code. */
const forBuiltInWriter: Starter[] = [
  {
    label: 'Write an email',
    icon: 'mail',
    text: 'Turn these notes into an email: the heating has been broken since Monday; two small children live here; please repair it before the weekend; I am at home after four',
  },
  { label: 'Plan a trip', icon: 'map', text: 'Outline a three-day trip to Lisbon' },
  { label: 'Learn a concept', icon: 'idea', text: 'Define serendipity' },
  { label: 'Proofread a text', icon: 'text', text: 'Proofread this text:\n\n' },
]

/** Returns no starters while the model is unknown. */
export function startersFor(model: ModelChoice | undefined): Starter[] {
  if (!model) return []
  return model.kind === 'built-in' ? forBuiltInWriter : forLanguageModels
}

/** Reports whether the text is an unedited starter, which another starter may replace. */
export function isStarter(text: string): boolean {
  return [...forLanguageModels, ...forBuiltInWriter].some((starter) => starter.text === text)
}
