const writtenOut =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|billions?|dozens?|twice|half|thirds?|quarters?|second|fourth|fifth|sixth|seventh|eighth|ninth|tenth|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)'
const numberForm = new RegExp(`\\d+(?:[.,:/]\\d+)*|\\b(?:${writtenOut})\\b`, 'gi')

/** Numbers in digits and in words. */
export function numbersOf(text: string): string[] {
  return (text.match(numberForm) ?? []).map((number) => number.toLowerCase())
}

/** Capitalised words inside sentences that the original does not have in any case. */
export function findNewNames(original: string, text: string): string[] {
  const known = new Set((original.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem))
  const inside = text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}\p{N}]+/gu)
  return [
    ...new Set([...inside].map((match) => match[0]).filter((name) => !known.has(stem(name.toLowerCase())))),
  ]
}

function stem(word: string): string {
  return word.replace(/s$/, '')
}

/** Characters of an English keyboard, accented Latin letters, and typographic marks. */
const usual = /[\n\r\t -~£¥€\u00c0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/u

/** Reports invisible characters, look-alike letters, unlike spaces and pictures that the original does not have. */
export function findNewMarks(original: string, text: string): boolean {
  const left = unusualOf(original)
  return unusualOf(text).some((mark) => {
    const at = left.indexOf(mark)
    if (at === -1) return true
    left.splice(at, 1)
    return false
  })
}

function unusualOf(text: string): string[] {
  return [...text].filter((character) => !usual.test(character))
}
