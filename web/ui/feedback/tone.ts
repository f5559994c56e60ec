export type Tone = 'neutral' | 'accent' | 'positive' | 'caution' | 'danger'

/** Text on its soft ground; at least 4.5:1 in both themes. */
export const toneSoftClass: Record<Tone, string> = {
  neutral: 'bg-surface-sunken text-ink-muted',
  accent: 'bg-accent-soft text-accent',
  positive: 'bg-positive-soft text-positive',
  caution: 'bg-caution-soft text-caution',
  danger: 'bg-danger-soft text-danger',
}

export const toneTextClass: Record<Tone, string> = {
  neutral: 'text-ink-muted',
  accent: 'text-accent',
  positive: 'text-positive',
  caution: 'text-caution',
  danger: 'text-danger',
}

export const toneFillClass: Record<Tone, string> = {
  neutral: 'bg-ink-faint',
  accent: 'bg-accent',
  positive: 'bg-positive-fill',
  caution: 'bg-caution-fill',
  danger: 'bg-danger-fill',
}

/** Human percentage to colour: below 30 red, 30 to 50 amber, 51 and above green. Never the only sign of it. */
export function humanScoreTone(humanPercent: number): Tone {
  if (humanPercent < 30) return 'danger'
  return humanPercent < 51 ? 'caution' : 'positive'
}
