import { type Signal, say, strengthBetween } from './signal.ts'

const wordsMin = 70
const numberWords = new Set(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions dozen dozens'.split(
    ' ',
  ),
)

export const fewSpecifics: Signal = {
  name: 'few-specifics',
  measure({ canonical, from, to, words }) {
    if (words.length < wordsMin) return null
    const starts = new Set(canonical.sentenceStarts)
    for (let i = from; i < to; i++) {
      if (canonical.kinds[i] === 2) return null
      const opens = starts.has(i) || (i > from && canonical.kinds[i - 1] === 0)
      const { form, hash, mask } = canonical.facts[i]!
      if (numberWords.has(form)) return null
      // A sentence may start with a name, so a word that is not a general one counts as a name there.
      if (opens && canonical.capitals[i]! > 0 && hash !== mask) return null
      if (canonical.capitals[i]! > 0 && !opens && form !== 'i' && !form.startsWith("i'")) return null
    }
    return {
      says: say.specifics({ words: words.length }),
      strength: strengthBetween(words.length, wordsMin - 30, 200),
    }
  },
  examples: {
    fires: [
      'The success of any team depends on trust. When people feel safe, they share ideas, ask for help and admit mistakes. Leaders can build this safety by listening well, by keeping their promises and by treating errors as a chance to learn. Over time, such habits shape the way in which a group works, and they make it easier to solve hard problems together, even when the pressure is high and the way ahead is not clear to anyone in the room.',
    ],
    silent: [
      'The team met Anna on 3 May. When people feel safe, they share ideas, ask for help and admit mistakes. Leaders can build this safety by listening well, by keeping their promises and by treating errors as a chance to learn. Over time, such habits shape the way in which a group works, and they make it easier to solve hard problems together, even when the pressure is high and the way ahead is not clear to anyone in the room.',
      'Trust matters.',
      'Beatrix knows that the success of any team depends on trust. When people feel safe, they share ideas, ask for help and admit mistakes. Leaders can build this safety by listening well, by keeping their promises and by treating errors as a chance to learn. Over time, such habits shape the way in which a group works, and they make it easier to solve hard problems together, even when the pressure is high and the way ahead is not clear to anyone in the room.',
      'The success of any team depends on trust between two people. When people feel safe, they share ideas, ask for help and admit mistakes. Leaders can build this safety by listening well, by keeping their promises and by treating errors as a chance to learn. Over time, such habits shape the way in which a group works, and they make it easier to solve hard problems together, even when the pressure is high and the way ahead is not clear to anyone in the room.',
    ],
  },
}
