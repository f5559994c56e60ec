const preface =
  /^(?:sure|certainly|of course|okay|ok|absolutely|here(?:'|’)?s?|the title|a title|title|three words|in (?:three|3) words|this conversation|claro|por supuesto|título|bien sûr|voici|titre)\b/iu
/** A reply about the request instead of a title. */
const notTitle =
  /^(?:i|i'm|i’m|i'd|i’d|i'll|i’ll|i've|i’ve|sorry|hello|hi|as an ai)\b|^(?:this|the) (?:conversation|chat|text|discussion) (?:is|was)\b/i
const marksBefore = /^[\s"'“”‘«»„*#_`>-]+/
const quotes = /["“”«»„*_`]/g

/** Returns the title in a model's answer without what models put around one, or '' if there is none. */
export function cleanTitle(answer: string): string {
  let text = answer.trim().replace(marksBefore, '')
  const colon = text.search(/[:：]/)
  if (colon >= 0 && preface.test(text)) text = text.slice(colon + 1)
  const lines = text.split('\n').map((line) => line.replace(marksBefore, '').trim())
  const line = (lines.find((found) => found !== '') ?? '').replace(quotes, '').trim()
  return notTitle.test(line) || (preface.test(line) && line.endsWith(':')) ? '' : line
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Returns whether a title only copies the start of the reply, which is a greeting or a remark more often than not. */
function copiesStart(title: string, reply: string): boolean {
  const words = wordsOf(title).slice(0, 3)
  return words.length > 1 && wordsOf(reply.slice(0, 300)).slice(0, words.length).join(' ') === words.join(' ')
}

const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
/** Words of these scripts are compared by their first letters, so that "tides" and "tide" agree. */
const stemLetters = 4
/** Scripts without spaces, and short words, are compared by pairs of letters. */
const pairLetters = 2
const small =
  'what how why when where which who this that with from about your have does they them there their than then into para como esta pero porque pour avec dans quel quelle comment'

/** Returns what identifies the telling words of a text. */
function stemsOf(text: string): Set<string> {
  const stems = new Set<string>()
  for (const word of wordsOf(text.normalize('NFD').replace(/\p{Mn}/gu, '')))
    if (!spaced.test(word)) for (const pair of pairsOf(word)) stems.add(pair)
    else if (word.length >= stemLetters && !small.split(' ').includes(word))
      stems.add(word.slice(0, stemLetters))
  return stems
}

function pairsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(0, -1).map((_, i) => letters.slice(i, i + pairLetters).join(''))
}

/**
 * Returns whether a model's title says something of the conversation: it shares a telling word with the question, or with
 * the reply where the question has none of its own ("What is this?").
 */
export function isTelling(title: string, question: string, reply: string): boolean {
  if (!/\p{L}/u.test(title)) return false
  const asked = stemsOf(question)
  const shares = (known: Set<string>) => [...stemsOf(title)].some((stem) => known.has(stem))
  if (shares(asked)) return true
  return asked.size < 2 && !copiesStart(title, reply) && shares(stemsOf(reply))
}
