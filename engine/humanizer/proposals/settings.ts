import type { Mode, Purpose, Tone } from '../../choices.ts'
import type { TaggedText } from '../language/tagged-text.ts'
import { hashText } from './shares.ts'

/** Facts about the text for the rules, from the user's options and from the text itself. */
export type Settings = {
  mode: Mode
  /** "it's" for "it is": only where the user asks for it, for models contract more than people do. */
  contract: boolean
  /** No colloquial wordings. */
  formal: boolean
  /** No changes that are marked to be checked. */
  certainOnly?: boolean
  /** Chooses the texts that take a wording which only some texts may take; without it, all texts take it. */
  seed?: number
}

const formalPurposes = new Set<Purpose>(['essay', 'technical', 'legal', 'news'])

export function readSettings(text: TaggedText, mode: Mode, tone?: Tone, purpose?: Purpose): Settings {
  const formal =
    tone === 'formal' || (tone === undefined && purpose !== undefined && formalPurposes.has(purpose))
  return {
    mode,
    formal,
    contract: tone === 'casual',
    seed: hashText(text.text),
  }
}
