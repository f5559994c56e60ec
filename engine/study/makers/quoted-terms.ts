import type { Fact } from '../facts/read-facts.ts'
import { type Candidate, capitalised } from '../question.ts'

const defined =
  /^["“‘']([\p{L}\p{N} -]{3,40})["”’'] (?:means|refers to|is defined as|denotes) (?:any |all )?([^"“”]{20,240})\.$/u
/** The meaning is elsewhere. */
const elsewhere =
  /\b(?:schedule|clause|section|annex|appendix|exhibit|article|set out|set forth|above|below|such)\b/i

/** Finds definitions of contracts and manuals: “Deliverables” means the reports that the Contractor prepares. */
export function quotedTerms({ text, index }: Fact): Candidate[] {
  const found = defined.exec(text.replace(/^Definitions?\. /, ''))
  const [, term, meaning] = found ?? []
  if (!term || !meaning || elsewhere.test(meaning)) return []
  const isHidden = !meaning.toLowerCase().includes(term.toLowerCase())
  const prompt = `What does “${term}” mean?`
  const asked = { prompt: `Which term means “${meaning}”?`, answer: term }
  return [
    {
      worth: 1,
      sentence: index,
      source: text,
      answer: term,
      forms: {
        flashcard: { prompt, answer: capitalised(meaning) },
        ...(isHidden ? { short: asked } : {}),
      },
      distractors: [],
    },
  ]
}
