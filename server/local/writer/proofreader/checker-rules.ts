/**
 * Rules of the checker that are switched off: in 28,000 words of edited prose, every finding was wrong or a matter of
 * taste (hyphens in "re-create", dashes in scores, the Oxford comma, unit names …).
 */
export const switchedOffRules: readonly string[] =
  `SplitWords DisjointPrefixes OxfordComma NumericRangeEnDash MassNouns
UnclosedQuotes UseEllipsisCharacter CompoundNouns HelloGreeting Regionalisms ExpandMemoryShorthands
ExpandTimeShorthands ExpandStandardInputAndOutput TheProperNounPossessive HaveTakeALook AvoidCurses
FootInchMinuteSecondSymbols PhrasalVerbAsCompoundNoun QuantifierNumeralConflict MissingPreposition MissingTo
InflectedVerbAfterTo ModalBeAdjective InDemandInDepth OneOfTheSingular OrthographicConsistency Dashes
BlacklistWhitelist Starving Freezing HumanLife UseTitleCase ExplanationMark BrandBrandish WrongNegative`.split(
    /\s+/,
  )

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
