const wordsMax = 200
const charactersMax = 200

/** Adds typed words to the list: split at commas and line ends, trimmed, without duplicates regardless of case. */
export function withLockWords(list: readonly string[], typed: string): string[] {
  const words = [...list]
  for (const part of typed.split(/[,;\n]+/)) {
    const word = part.trim().replace(/\s+/g, ' ').slice(0, charactersMax)
    const isThere = words.some((other) => other.toLowerCase() === word.toLowerCase())
    if (word && !isThere && words.length < wordsMax) words.push(word)
  }
  return words
}

/** Reports whether the text contains the word, regardless of case, spaces and the shape of apostrophes. */
export function isInText(word: string, text: string): boolean {
  return folded(text).includes(folded(word))
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'")
}
