export type Tone = 'neutral' | 'accent' | 'positive' | 'caution' | 'danger'

/** Text colours on a soft background, with a contrast of at least 4.5:1 in both themes. */
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

/** Maps a human percentage to a tone: red below 30, amber from 30 to 50, green from 51. Always shown with text. */
export function humanScoreTone(humanPercent: number): Tone {
  if (humanPercent < 30) return 'danger'
  return humanPercent < 51 ? 'caution' : 'positive'
}
