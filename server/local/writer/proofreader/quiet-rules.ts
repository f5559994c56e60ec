/**
 * Rules of the checker that are switched off: over 28,000 words of edited prose they were wrong or a matter of
 * taste each time they fired (hyphens in "re-create", dashes in scores, the Oxford comma, unit names …).
 */
export const quietRules: readonly string[] =
  `SplitWords DisjointPrefixes OxfordComma NumericRangeEnDash MassNouns
UnclosedQuotes UseEllipsisCharacter CompoundNouns HelloGreeting Regionalisms ExpandMemoryShorthands
ExpandTimeShorthands ExpandStandardInputAndOutput TheProperNounPossessive HaveTakeALook AvoidCurses
FootInchMinuteSecondSymbols PhrasalVerbAsCompoundNoun QuantifierNumeralConflict MissingPreposition MissingTo
InflectedVerbAfterTo ModalBeAdjective InDemandInDepth OneOfTheSingular OrthographicConsistency Dashes
BlacklistWhitelist Starving Freezing HumanLife UseTitleCase ExplanationMark BrandBrandish WrongNegative`.split(
    /\s+/,
  )

/** Kinds of finding that are shown to the writer instead of being changed. */
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
