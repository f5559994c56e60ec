/** Kinds of findings that are shown to the user but not applied. */
export const remarkKinds: ReadonlySet<string> = new Set([
  'Style',
  'Readability',
  'Enhancement',
  'Redundancy',
  'Regionalism',
  'WordOrder',
])

/** Rules that are right often enough to mention and not often enough to apply. */
export const remarkRules: ReadonlySet<string> = new Set(['DiscourseMarkers', 'LongSentences', 'CommaFixes'])
