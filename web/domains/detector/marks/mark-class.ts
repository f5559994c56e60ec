/** Distinguishes the kinds of marks by their line as well as by colour. */
export const markLineClass = {
  strong: 'decoration-danger-fill decoration-solid',
  slight: 'decoration-caution-fill decoration-dashed',
} as const

export const markGroundClass = {
  strong: { still: 'bg-danger-soft', active: 'bg-danger-fill/30' },
  slight: { still: 'bg-caution-soft', active: 'bg-caution-fill/35' },
} as const
