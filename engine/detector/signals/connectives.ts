import { quote, type Signal, say, strengthBetween } from './signal.ts'

const opening =
  /^(?:["“]?)(?:moreover|furthermore|additionally|consequently|therefore|thus|nevertheless|nonetheless|ultimately|overall|in addition|in conclusion|in summary|similarly|conversely|notably|importantly|firstly|secondly|thirdly|lastly|as a result|on the other hand|in contrast|for instance|however),? /i
const foundMin = 2

export const connectives: Signal = {
  name: 'connectives',
  measure({ sentences }) {
    const found = sentences
      .map(({ text }) => opening.exec(text)?.[0].trim().replace(/,$/, ''))
      .filter((word) => word !== undefined)
    if (found.length < foundMin || found.length / sentences.length < 0.15) return null
    return {
      says: say.connectives({ found: found.length, sentences: sentences.length, quotes: quote(found) }),
      strength: strengthBetween(found.length / sentences.length, 0, 0.5),
    }
  },
  examples: {
    fires: ['Moreover, the roads are old. Furthermore, the bridge is shut. People wait.'],
    silent: ['However, the roads are old. The bridge is shut. People wait.', 'The roads are thus old.'],
  },
}
