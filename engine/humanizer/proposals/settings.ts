import type { Mode, Purpose, Tone } from '../../choices.ts'
import type { TaggedText } from '../language/tagged-text.ts'
import { hashText } from './shares.ts'

/** Facts about the text for the rules, from the user's options and from the text itself. */
export type Settings = {
  mode: Mode
  /** "it's" for "it is": only where the user asks for it, for models contract more than people do. */
  contract: boolean
  /** The text contains contractions or addresses a reader, so that some contractions must remain. */
  speaks: boolean
  /** No colloquial wordings. */
  formal: boolean
  /** Chooses the texts that take a wording which only some texts may take; without it, all texts take it. */
  seed?: number
}

const formalPurposes = new Set<Purpose>(['essay', 'technical', 'legal', 'news'])
const speech = /\b(?:I|you|your|my)\b/gi
const contraction = /\b\p{L}{1,60}(?:n['’]t|['’](?:re|ve|ll|m))\b|\b(?:it|that|there|he|she)['’]s\b/giu

export function readSettings(text: TaggedText, mode: Mode, tone?: Tone, purpose?: Purpose): Settings {
  const formal =
    tone === 'formal' || (tone === undefined && purpose !== undefined && formalPurposes.has(purpose))
  const words = Math.max(1, text.document.tokens.length)
  const contracted = (text.text.match(contraction)?.length ?? 0) > 0
  const speaking = (text.text.match(speech)?.length ?? 0) / words > 0.01
  return {
    mode,
    formal,
    contract: tone === 'casual',
    speaks: !formal && (contracted || speaking),
    seed: hashText(text.text),
  }
}
