/** close: the same but for a small slip. The user has the last word in any case. */
export type Likeness = 'right' | 'close' | 'wrong'

const articles =
  /^(?:the|an|a|el|la|los|las|un|una|unos|unas|le|les|une|des|du|der|die|das|den|ein|eine|il|lo|gli|uno|o|os|as|um|uma) /
const lettersPerSlip = 5
const slipsMax = 3

/** Compares a typed answer with the expected one, regardless of case, accents, articles, punctuation and small slips. */
export function compareAnswers(typed: string, expected: string): Likeness {
  const [given, wanted] = [plain(typed), plain(expected)]
  if (given === '') return 'wrong'
  if (given === wanted) return 'right'
  const [givenNumbers, wantedNumbers] = [numbersIn(given), numbersIn(wanted)]
  // A digit is not a slip, but "1769" answers "in 1769".
  if (givenNumbers !== wantedNumbers) return 'wrong'
  if (wantedNumbers !== '' && given === wantedNumbers) return 'right'
  const slips = Math.min(slipsMax, Math.floor(wanted.length / lettersPerSlip))
  return slips > 0 && isWithin(given, wanted, slips) ? 'close' : 'wrong'
}

function plain(text: string): string {
  const bare = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d)[.,\u00a0\u202f](?=\d{3})/g, '')
    .replace(/[^\p{L}\p{N}%°.]/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^l (?=\p{L})/u, '')
  return bare.replace(articles, '')
}

const numbersIn = (text: string) => (text.match(/[\d.]+/g) ?? []).join(' ')

/** Whether two texts differ by at most `most` letters that were added, left out, replaced or swapped. */
function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + cost,
        swapped ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, last] = [last, row]
  }
  return last[b.length]! <= most
}
