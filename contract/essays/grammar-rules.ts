/**
 * Rules of harper.js that are switched off, for replies and on the page of an essay: in 28,000 words of edited prose,
 * every finding was wrong or a matter of taste (hyphens in "re-create", dashes in scores, the Oxford comma, unit names …).
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
