import { quote, type Signal, say, strengthBetween } from './signal.ts'

const frames: readonly RegExp[] = [
  /\bnot (?:only|just|merely|simply)\b[^.;!?]{3,90}\b(?:but|it is|it's|it’s|they are|also)\b/gi,
  /\b(?:is|are|was|were)(?:n't|n’t| not) (?:just |merely |simply )?[^.;!?]{3,70}[;—–-] ?(?:it|they|this|that)(?:'s|’s|'re|’re| is| are| was| were)\b/gi,
  /\b(?:is|are|was|were)(?:n't|n’t| not) (?:just|merely|simply|about) [^.;!?]{3,70}\. (?:It|They|This|That)(?:'s|’s|'re|’re| is| are| was| were)\b/g,
  /\brather than (?:simply|merely|just)\b/gi,
]

export const contrastFrames: Signal = {
  name: 'contrast-frames',
  measure({ text }) {
    const flat = text.replace(/\s+/g, ' ')
    const found = frames.flatMap((frame) => flat.match(frame) ?? [])
    if (found.length === 0) return null
    const quotes = quote(found.map(shorten))
    return {
      says:
        found.length === 1 ? say.contrastOne({ quotes }) : say.contrastSome({ found: found.length, quotes }),
      strength: strengthBetween(found.length, 0, 3),
    }
  },
  examples: {
    fires: [
      'The window is not a revenue multiplier; it is a leak.',
      'It is not only cheaper but far easier to keep clean.',
      "This isn't just about money. It's about trust.",
    ],
    silent: ['The window is not clean.', 'I only wanted tea, but they had none.'],
  },
}

const shownMax = 60

function shorten(frame: string): string {
  return frame.length <= shownMax ? frame : `${frame.slice(0, shownMax).replace(/\s\S*$/, '')} …`
}
