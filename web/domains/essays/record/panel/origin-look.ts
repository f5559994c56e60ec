import type { RecordOrigin } from '../origins/origin-index.ts'

/** How an origin is drawn: as a part of the bar, and as text in the replay. Its name is always beside the colour. */
export const originLook: Record<RecordOrigin, { fillClass: string; textClass: string }> = {
  typed: { fillClass: 'bg-accent', textClass: '' },
  paste: {
    fillClass: 'bg-caution-fill',
    textClass: 'bg-caution-soft underline decoration-caution decoration-2 underline-offset-3',
  },
  ai: {
    fillClass: 'bg-danger-fill',
    textClass: 'bg-danger-soft underline decoration-danger decoration-double underline-offset-3',
  },
  import: {
    fillClass: 'bg-positive-fill',
    textClass:
      'bg-positive-soft underline decoration-positive decoration-dotted decoration-2 underline-offset-3',
  },
  reader: { fillClass: 'bg-chart-2', textClass: 'underline decoration-dotted underline-offset-3' },
  restore: { fillClass: 'bg-ink-muted', textClass: 'underline decoration-dashed underline-offset-3' },
  before: { fillClass: 'bg-line-control', textClass: 'text-ink-muted italic' },
  unrecorded: { fillClass: 'bg-ink-faint', textClass: 'text-ink-muted italic underline decoration-wavy' },
}
