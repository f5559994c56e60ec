import { exp } from '../../portable-math.ts'
import { type HeavyPhrase, heaviestPhrases } from '../score/heaviest-phrases.ts'
import { leaveOutTokens } from '../score/leave-out-tokens.ts'
import type { Passage } from '../score/passage.ts'
import { pieceTokens, scoreTokens } from '../score/score.ts'
import { weighTokens } from '../score/word-weights.ts'
import { shownOdds } from '../weights/curve.ts'
import { type Finding, listOf, partLeft, type Signal, say, strengthBetween } from './signal.ts'

/** In log-odds. The same number of random words in a marked passage lowers it by 0.2 at the median. */
const fallMin = 0.5
const fallMost = 2.5
/** For passages without any other reason; just above what random words lower it by at the median. */
const slightFallMin = 0.2

/**
 * The wording that adds most to a passage's score, found by removing it and judging the rest. Unlike other signals it does
 * not describe how people write: it explains the verdict.
 */
export const weighedWording: Signal = {
  name: 'weighed-wording',
  measure: (passage) => measureWording(passage, fallMin),
  examples: {
    fires: [
      'Education plays a crucial role in shaping the future of society, fostering critical thinking and empowering individuals. Moreover, it is essential to recognize that learning is a transformative journey.',
    ],
    silent: [
      'So we finally went to that new taco place on 5th last Friday, me and my brother and his two kids.',
    ],
  },
}

/** The same for a passage that has no stronger reason. */
export const slightWording: Signal = {
  ...weighedWording,
  measure: (passage) => measureWording(passage, slightFallMin),
}

function measureWording(passage: Passage, least: number): Finding | null {
  const { canonical, from, to } = passage
  if (to - from > pieceTokens) return null
  const { logOdds, combined } = passage.judgement()
  const phrases = heaviestPhrases(canonical, from, to, weighTokens(canonical, from, to, combined))
  if (phrases.length === 0) return null
  const rest = leaveOutTokens(canonical, from, to, placesOf(passage, phrases))
  const oddsLeft = scoreTokens(rest)
  const fall = logOdds - oddsLeft
  if (fall < least) return null
  const shownFall = shownOdds(logOdds) - shownOdds(oddsLeft)
  const quotes = listOf(phrases.map(({ phrase }) => say.quoted({ words: asWritten(passage.text, phrase) })))
  return {
    says: say.wording({ quotes, part: partLeft(exp(-shownFall)) }),
    strength: strengthBetween(fall, 0, fallMost),
  }
}

/** Marks every occurrence of the phrases, because an n-gram counts once regardless of its occurrences. */
function placesOf({ canonical, from, to }: Passage, phrases: readonly HeavyPhrase[]): Uint8Array {
  const left = new Uint8Array(to - from)
  for (const phrase of phrases) {
    const length = phrase.to - phrase.from
    for (let at = from; at + length <= to; at++) {
      let same = 0
      while (same < length && canonical.forms[at + same] === canonical.forms[phrase.from + same]) same++
      if (same === length) left.fill(1, at - from, at - from + length)
    }
  }
  return left
}

/** Returns the phrase as written in the text, with capitals, or as it was read when it is not found. */
function asWritten(text: string, phrase: string): string {
  const plain = text.replaceAll('’', "'").toLowerCase()
  if (plain.length !== text.length) return phrase
  for (let at = plain.indexOf(phrase); at >= 0; at = plain.indexOf(phrase, at + 1)) {
    const end = at + phrase.length
    if (!letter.test(plain.charAt(at - 1)) && !letter.test(plain.charAt(end))) return text.slice(at, end)
  }
  return phrase
}

const letter = /[\p{L}\d'-]/u
