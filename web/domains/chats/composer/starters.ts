import type { ModelChoice } from '../../../../contract/chats/chats.ts'

export type Starter = { label: string; icon: 'mail' | 'map' | 'code' | 'idea' | 'text'; text: string }

/** The documented four (docs/spec/2-commercial.md section 2). */
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

/** The built-in writer has no knowledge of the world and writes no code: it gets what it does well. */
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

/** None while it is not known what answers. */
export function startersFor(model: ModelChoice | undefined): Starter[] {
  if (!model) return []
  return model.kind === 'built-in' ? forBuiltInWriter : forLanguageModels
}

/** A starter that was only tried out may be replaced by the next one. */
export function isStarter(text: string): boolean {
  return [...forLanguageModels, ...forBuiltInWriter].some((starter) => starter.text === text)
}
