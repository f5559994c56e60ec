/**
 * The closed word classes of English that rules ask about. A rule combines them and adds the words that are its own:
 * `wordClass(relatives, conditionals, 'said says')`.
 */
export type WordClass = {
  /** Reports whether a word in lower case belongs to the class. */
  has: (word: string | undefined) => boolean
  /** Returns the class without these words, which are separated by spaces. */
  without: (excluded: string) => WordClass
  words: ReadonlySet<string>
  patterns: readonly RegExp[]
}

/** Makes a class of words that are separated by spaces, of other classes, and of all words that a pattern matches. */
export function wordClass(...members: (string | WordClass | RegExp)[]): WordClass {
  const words = new Set<string>()
  const patterns: RegExp[] = []
  for (const member of members) {
    if (member instanceof RegExp) patterns.push(member)
    else if (typeof member === 'string') for (const word of wordsOf(member)) words.add(word)
    else {
      for (const word of member.words) words.add(word)
      patterns.push(...member.patterns)
    }
  }
  return {
    has: (word) => word !== undefined && (words.has(word) || patterns.some((pattern) => pattern.test(word))),
    without: (excluded) => {
      const out = new Set(wordsOf(excluded))
      return wordClass([...words].filter((word) => !out.has(word)).join(' '), ...patterns)
    },
    words,
    patterns,
  }
}

/** Makes a class of words with and without endings: of "look seem" and "s ed", "look", "looks", "looked", "seem" and so on. */
export function withEndings(stems: string | WordClass, endings: string): WordClass {
  const plain = wordClass(stems)
  return wordClass(
    plain,
    ...wordsOf(endings).map((ending) => [...plain.words].map((stem) => stem + ending).join(' ')),
  )
}

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/)
}

// Determiners
export const indefiniteArticles = wordClass('a an')
export const articles = wordClass(indefiniteArticles, 'the')
export const possessives = wordClass('my our your his her its their')
export const nearDemonstratives = wordClass('this these')
export const demonstratives = wordClass(nearDemonstratives, 'that those')
export const quantifiers = wordClass('many some most')

// Pronouns
/** Subjects whose verb has no ending: "they go". */
export const bareVerbPronouns = wordClass('i we you they')
export const personPronouns = wordClass(bareVerbPronouns, 'he she')
export const subjectPronouns = wordClass(personPronouns, 'it')
export const personPronounsExceptYou = wordClass('i we he she they')
export const objectPronouns = wordClass('me us him her them')
export const reflexives = wordClass('himself herself itself themselves')
export const indefinitePronouns = wordClass('something anything everything nothing')

// Conjunctions and the words that open clauses
export const andOr = wordClass('and or')
export const andBut = wordClass('and but')
export const coordinators = wordClass('and or but')
/** Conjunctions that join two main clauses. */
export const clauseCoordinators = wordClass('and but so yet')
export const sequenceCoordinators = wordClass(coordinators, 'then')
export const relatives = wordClass('that which who')
export const relativePronouns = wordClass(relatives, 'whom whose')
export const questionWords = wordClass('what how why')
export const openQuestions = wordClass(questionWords, 'whether')
export const concessives = wordClass('although though')
export const conditionals = wordClass('if unless')
/** Conjunctions of time that are no prepositions. */
export const whenWhile = wordClass('when while')
/** Words that open a clause of time, or a phrase: "after it rained", "after the rain". */
export const timeLinks = wordClass('after before until since')
export const subordinators = wordClass(
  concessives,
  conditionals,
  whenWhile,
  timeLinks,
  'because where as whether than once',
)

// Auxiliary verbs
export const presentBe = wordClass('is are')
export const pastBe = wordClass('was were')
export const formsOfBe = wordClass(presentBe, pastBe)
export const presentHave = wordClass('has have')
export const formsOfHave = wordClass(presentHave, 'had')
export const formsOfDo = wordClass('do does did')
export const possibilityModals = wordClass('can could may might')
export const modals = wordClass(possibilityModals, 'will would must should')
export const tensedAuxiliaries = wordClass(formsOfBe, formsOfHave, formsOfDo, modals)
/** Every auxiliary with a tense, denied ones too. */
export const finiteAuxiliaries = wordClass(
  tensedAuxiliaries,
  `am shall isn't aren't wasn't weren't don't doesn't didn't hasn't haven't can't couldn't won't
    wouldn't`,
)

// Negation and degree
export const negatives = wordClass('not never no')
export const negativePronouns = wordClass('none nobody nothing')

// Prepositions
export const placePrepositions = wordClass('in on at')
export const meansPrepositions = wordClass('by with from')

// Nouns and verbs of common meaning
export const pluralPeople = wordClass('people children men women')
export const familyAndRoles =
  wordClass(`man woman boy girl mother father sister brother friend teacher doctor guard captain
  king queen players children men women people students guests villagers`)
