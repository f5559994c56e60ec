import { countWords } from '../../../word-count.ts'
import { bringsSlip } from '../../guards/slips.ts'
import { findNewMarks, findNewNames, numbersOf } from '../new-content.ts'
import { isRefusal } from '../read-answer.ts'
import { doubtOf } from './doubt.ts'
import type { UnitText } from './find-units.ts'
import { fitVersion } from './fit-version.ts'
import { findLostLock } from './keeps-locks.ts'
import { turnsClaim } from './turns-claim.ts'

/** Why a version is refused. */
export type Fault =
  | 'unchanged'
  | 'lock'
  | 'number'
  | 'name'
  | 'marks'
  | 'length'
  | 'ending'
  | 'slip'
  | 'declines'
  | 'claim'

export type GatedVersion = { text: string; doubt: number; fault: Fault | null }

const shorterMax = 0.5
const longerMax = 1.35
/** In a sentence of a few words one word more is a large share: so many are always allowed. */
const slackWords = 6
/** Checks one version of a unit alone, against the original. */
export function gateVersion(offered: string, unit: UnitText, isSmall = false): GatedVersion {
  const text = fitVersion(offered, unit)
  const fault = faultOf(text, unit)
  if (fault) return { text, doubt: 1, fault }
  if (turnsClaim(unit.text, text)) return { text, doubt: 1, fault: 'claim' }
  const { doubt, isTooMuch } = doubtOf(unit.text, text, unit.around, isSmall)
  return { text, doubt, fault: isTooMuch ? 'claim' : null }
}

/** A letter of apology says what a refusal says. */
const apology = /\b(?:sorry|apolog|regret)/i

function faultOf(text: string, unit: UnitText): Fault | null {
  const original = unit.text.replace(/\s+/g, ' ').trim()
  if (text === original) return 'unchanged'
  if (isRefusal(text, original) && !apology.test(original)) return 'declines'
  if (findLostLock(text, unit.text, unit.locks) !== null) return 'lock'
  if (!sameItems(numbersOf(original), numbersOf(text))) return 'number'
  if (findNewNames(`${original} ${unit.around}`, text).length > 0) return 'name'
  if (findNewMarks(original, text)) return 'marks'
  if (!fitsLength(original, text)) return 'length'
  if (!endsAlike(original, text)) return 'ending'
  return bringsSlip(original, [{ start: 0, end: original.length, after: text }]) ? 'slip' : null
}

function sameItems(first: readonly string[], second: readonly string[]): boolean {
  const [a, b] = [[...first].sort(), [...second].sort()]
  return a.length === b.length && a.every((each, i) => each === b[i])
}

function fitsLength(original: string, text: string): boolean {
  const [before, after] = [countWords(original), countWords(text)]
  return after >= before * shorterMax && after <= Math.max(before * longerMax, before + slackWords)
}

const closing = new Set('"\'”’»)]*_')
const endMarks = new Set('.!?:;…')

/** The mark that ends a sentence, within the quotation marks and brackets that close it. */
function endMark(text: string): string {
  let at = text.length - 1
  while (at > 0 && closing.has(text.charAt(at))) at--
  return endMarks.has(text.charAt(at)) ? text.charAt(at) : ''
}

/** The same last mark, no question that was none, and a capital where there was one. */
function endsAlike(original: string, text: string): boolean {
  const count = (each: string, sign: string) => each.split(sign).length - 1
  if (endMark(original) !== endMark(text)) return false
  if (
    ['?', '!', ';', '(', '—', '–', '\n'].some(
      (sign) => count(text, sign) > count(original, sign) + slack(sign),
    )
  )
    return false
  return !opensLower(text) || opensLower(original)
}

/** A figure may open a sentence too. */
function opensLower(text: string): boolean {
  return /^[^\p{L}\p{N}]*\p{Ll}/u.test(text)
}

/** One bracket or semicolon more is a matter of style; a question more is another text. */
function slack(sign: string): number {
  return sign === ';' || sign === '(' ? 1 : 0
}
